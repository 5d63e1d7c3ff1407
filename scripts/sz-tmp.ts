import { initialFiles, sizeOfFiles } from './bench/page-bytes.ts'
const { pages } = initialFiles('dist/client', 'fr')
console.log(pages.map(({ page, scripts }) => `${page} ${sizeOfFiles(scripts).brotli}`).sort((a,b)=>+b.split(' ').at(-1)! - +a.split(' ').at(-1)!).slice(0,4))
