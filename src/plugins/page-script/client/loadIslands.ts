import {islandsReady, type Islands} from '../../islands/client/contract';

let bundle: Promise<Islands> | undefined;

// The bundle hands itself over once; in development it may do so before anybody asks.
const ready = new Promise<Islands>((resolve) => {
  addEventListener(islandsReady, (event) => resolve((event as CustomEvent<Islands>).detail), {once: true});
});

const paths = (list = '') => list.split(' ').filter(Boolean);

function append(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error('A part of the page did not load.'));
    };
    document.head.append(element);
  });
}

/** Loads the whole style sheet and the bundle of islands, which `<body>` names; a failed try may be repeated. */
export function loadIslands(): Promise<Islands> {
  const {styles, scripts} = document.body.dataset;
  bundle ??= Promise.all([
    ...paths(styles).map((href) =>
      append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href})),
    ),
    ...paths(scripts).map((src) =>
      append(Object.assign(document.createElement('script'), {src, async: false})),
    ),
  ]).then(() => ready);
  bundle.catch(() => {
    bundle = undefined;
  });
  return bundle;
}
