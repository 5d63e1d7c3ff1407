/** All pictures on one HTML page, one row per page of the site. */
export function contactSheet(files: readonly string[]): string {
  const rows = Map.groupBy(files, (file) => file.slice(0, file.indexOf('/')))
  const pictures = (list: readonly string[]) =>
    list
      .map(
        (file) => `<a href="${file}"><img src="${file}" loading="lazy" alt=""><br>${file.split('/')[1]}</a>`,
      )
      .join('\n')
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:13px system-ui;margin:2rem}section{display:flex;gap:1rem;overflow-x:auto;align-items:start}
img{height:480px;width:auto;border:1px solid #ccc}a{flex:none;color:inherit}</style>
${[...rows].map(([name, list]) => `<h2>${name}</h2><section>${pictures(list)}</section>`).join('\n')}
`
}
