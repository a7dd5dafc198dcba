import type {Islands} from '../islands/contract';

/** Scripts of the loaded bundle. In development the bundle is there from the start and `<body>` names no scripts. */
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

/** Fetches the current version of this page. */
async function presentPage(): Promise<Document> {
  const answer = await fetch(location.href);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

async function load(): Promise<Islands> {
  // `<body>` names style sheets and scripts. After a failure, a newer deployment may have renamed them.
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

/** Loads the whole style sheet and the bundle of islands. A failed attempt may be repeated. */
export function loadIslands(): Promise<Islands> {
  bundle ??= load();
  bundle.catch(loadAgain);
  return bundle;
}

/** Makes the next attempt fetch the current file names. */
export function loadAgain(): void {
  bundle = undefined;
  failed = true;
}
