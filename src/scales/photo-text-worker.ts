import { createOCREngine } from 'tesseract-wasm'

/** What the worker tells: the recogniser is there, the text of the picture, or that it could not be read. */
export type PhotoTextMessage = { stage: 'reading' } | { stage: 'read'; text: string } | { stage: 'failed' }

// The packages export neither file; both become files of this site.
const wasmUrl = new URL('../../node_modules/tesseract-wasm/dist/tesseract-core.wasm', import.meta.url)
const modelUrl = new URL(
  '../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  import.meta.url,
)

async function bytesOf(url: URL): Promise<ArrayBuffer> {
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
