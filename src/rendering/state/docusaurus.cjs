const React = require('react');
const {asking, makers, refuse, stop} = require('./guard.cjs');

/** Why a part of Docusaurus does not work outside of islands (`why`), or its replacement (`instead`). */
const words = {
  BrowserOnly: {
    why: 'which shows its fallback for ever: pages are sent without React. In an island, an effect runs in the browser alone.',
  },
  useIsBrowser: {
    why: 'which stays false: pages are sent without React. In an island, an effect runs in the browser alone.',
  },
  useHistory: {
    instead: 'and pages are sent without a router: use a link, or location.assign() in an island.',
  },
  Redirect: {
    instead:
      'and pages are sent without a router: list the address for @docusaurus/plugin-client-redirects in docusaurus.config.ts.',
  },
  useColorMode: {
    instead:
      'and there is no switch of colours: the theme follows the system. Ask @media (prefers-color-scheme: dark) in a style sheet, or matchMedia() with it in an island.',
  },
  useWindowSize: {
    instead: 'which stays "ssr": ask @media in a style sheet, or matchMedia() in an island.',
  },
  Collapsible: {instead: 'and pages are sent without React: use <details>, which opens by itself.'},
};
words.usePrismTheme = words.useColorMode;
words.useCollapsible = words.Collapsible;

/** Theme hooks that depend on the browser. */
const themeHooks = [
  'useAnchorTargetClassName',
  'useAnnouncementBar',
  'useBackToTopButton',
  'useClearQueryString',
  'useCodeWordWrap',
  'useCollapsible',
  'useColorMode',
  'useDocsPreferredVersion',
  'useHideableNavbar',
  'useHistoryPopHandler',
  'useHistorySelector',
  'useLocationChange',
  'useLockBodyScroll',
  'useNavbarMobileSidebar',
  'usePrismTheme',
  'useQueryString',
  'useQueryStringList',
  'useQueryStringValue',
  'useScrollController',
  'useScrollPosition',
  'useScrollPositionBlocker',
  'useSearchQueryString',
  'useSmoothScrollTo',
  'useStorageSlot',
  'useTOCHighlight',
  'useTabs',
  'useWindowSize',
];

/** Wraps a hook of Docusaurus: throws outside of islands, and names a missing provider inside. */
const hook =
  (name, real) =>
  (...args) => {
    refuse(`uses ${name}`, words[name]);
    try {
      return real(...args);
    } catch (error) {
      if (error?.name === 'ReactContextError') {
        stop(`uses ${name}`, words[name] ?? {instead: error.message});
      }
      throw error;
    }
  };

/** Wraps a component of Docusaurus: throws outside of islands. */
function component(name, Real) {
  const Guarded = (props) => {
    refuse(`uses <${name}>`, {calls: makers.get(props), ...words[name]});
    return React.createElement(Real, props);
  };
  asking.set(Guarded, () => true);
  return Guarded;
}

/** Returns the name of a handler among the props of a component. */
const handlerIn = (props) =>
  Object.keys(props).find((key) => /^on[A-Z]/.test(key) && typeof props[key] === 'function');

/** Wraps a component of Docusaurus that passes its props to an element: rejects handlers outside of islands. */
function withoutHandlers(Real) {
  const Guarded = (props) => {
    const handler = handlerIn(props);
    if (handler) {
      refuse(`listens to ${handler}`, {calls: makers.get(props)});
    }
    return React.createElement(Real, props);
  };
  asking.set(Guarded, handlerIn);
  return Guarded;
}

/** Replaces exports of a Docusaurus module. */
const inPlace = (real, parts) => ({...real, ...parts, __esModule: true});

/** Guards the hooks of theme-common that this entry exports. */
const themeCommon = (real) =>
  inPlace(real, {
    ...Object.fromEntries(
      themeHooks.filter((name) => real[name]).map((name) => [name, hook(name, real[name])]),
    ),
    Collapsible: component('Collapsible', real.Collapsible),
  });

/** Guards a router, because links load pages without it. */
const router = (real) =>
  inPlace(real, {
    useHistory: hook('useHistory', real.useHistory),
    Redirect: component('Redirect', real.Redirect),
  });

module.exports = {component, hook, inPlace, router, themeCommon, withoutHandlers};
