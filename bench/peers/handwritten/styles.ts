/** About a kilobyte, minified as a person would before putting it inline. */
export const styles = `
:root{color-scheme:light dark;--ink:light-dark(#12203a,#e8edf7);--paper:light-dark(#fff,#0c1424);--line:light-dark(#d5dceb,#2a3854);--accent:light-dark(#1b5fd0,#7fb0ff)}
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
header{display:flex;gap:1.25rem;padding:1rem 1.25rem;border-bottom:1px solid var(--line)}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}
h1,h2,h3{line-height:1.2;text-wrap:balance}
h1{font-size:2.125rem}
h2{margin-top:2.5rem}
a{color:var(--accent)}
.call{display:inline-block;margin-right:1rem;padding:.5rem 1rem;border:1px solid}
.grid{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))}
.card,details{padding:1rem;border:1px solid var(--line)}
table{display:block;overflow:auto;border-collapse:collapse}
th,td{padding:.5rem .75rem;border:1px solid var(--line);text-align:left}
pre{overflow:auto;padding:1rem;border:1px solid var(--line);font-size:.9375rem}
`
  .trim()
  .replaceAll('\n', '');
