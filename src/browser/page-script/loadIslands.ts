import type {Islands} from '../islands/contract';

/** Addresses of the scripts of the bundle that is here; in development it is there from the start, and none is named. */
let loaded: string | undefined;
let bundle: Promise<Islands> | undefined;
let failed = false;

function appendAll(
  list: string | undefined,
  toElement: (address: string) => HTMLElement,
): Promise<unknown>[] {
  return (list?.split(' ') ?? []).map(
    (address) =>
      new Promise((resolve, reject) => {
        const element = toElement(address);
        element.onload = resolve;
        element.onerror = () => {
          element.remove();
          reject(new Error('Not loaded'));
        };
        document.head.append(element);
      }),
  );
}

/** This page as the site has it now. */
async function presentPage(): Promise<Document> {
  const answer = await fetch(location.href);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

async function load(): Promise<Islands> {
  // `<body>` names style sheets and scripts. After a failure the page may be older than the site, whose files have other
  // names by now.
  const {styles, scripts} = (failed ? await presentPage() : document).body.dataset;
  if (scripts !== loaded) {
    await Promise.all([
      ...appendAll(styles, (href) =>
        Object.assign(document.createElement('link'), {rel: 'stylesheet', href}),
      ),
      ...appendAll(scripts, (src) => Object.assign(document.createElement('script'), {src, async: false})),
    ]);
    loaded = scripts;
  }
  return window.islands!;
}

/** Loads the whole style sheet and the bundle of islands; a failed try may be repeated. */
export function loadIslands(): Promise<Islands> {
  bundle ??= load();
  bundle.catch(loadAgain);
  return bundle;
}

/** Makes the next try look for what the site has now. */
export function loadAgain(): void {
  bundle = undefined;
  failed = true;
}
