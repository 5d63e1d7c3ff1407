import { createOCREngine } from 'tesseract-wasm'
import modelUrl from '../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import wasmUrl from '../../node_modules/tesseract-wasm/dist/tesseract-core.wasm?url'
import type { PhotoTextMessage } from './photo-text.ts'

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.arrayBuffer()
}

/** The trained model is a gzip file, unless something on the way has unpacked it. */
async function fetchModel(): Promise<ArrayBuffer> {
  const file = await bytesOf(modelUrl)
  const [first, second] = new Uint8Array(file)
  if (first !== 0x1f || second !== 0x8b) return file
  const unpacked = new Response(file).body?.pipeThrough(new DecompressionStream('gzip'))
  return new Response(unpacked).arrayBuffer()
}

const say = (message: PhotoTextMessage) => postMessage(message)

/** Recognises the text of one picture, off the page's thread; its own policy (public/_headers) allows WebAssembly. */
async function recognise(picture: ImageBitmap): Promise<void> {
  const [wasmBinary, model] = await Promise.all([bytesOf(wasmUrl), fetchModel()])
  const engine = await createOCREngine({ wasmBinary })
  engine.loadModel(model)
  // A photo says nothing of it, and the engine would guess it, and warn in the console of the visitor.
  engine.setVariable('user_defined_dpi', '300')
  say({ stage: 'reading' })
  engine.loadImage(picture)
  say({ stage: 'read', text: engine.getText() })
}

addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  recognise(data).catch(() => say({ stage: 'failed' }))
})
