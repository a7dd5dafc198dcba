import {renderToStaticMarkup} from 'react-dom/server';
import {useLanguage} from '../LanguageContext';
import {LanguageProvider} from '../LanguageProvider';

const page = {locale: 'en', pathname: '/pricing', locales: ['en', 'it']};
/** Translated pages that are shown in English. */
const states = {de: {'/pricing': 'missing'}};

jest.mock('@docusaurus/router', () => ({useLocation: () => page}), {virtual: true});
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => ({
    __esModule: true,
    default: () => ({
      i18n: {
        currentLocale: page.locale,
        defaultLocale: 'en',
        locales: page.locales,
        localeConfigs: {en: {baseUrl: '/'}, it: {baseUrl: '/it/'}, de: {baseUrl: '/de/'}},
      },
    }),
  }),
  {virtual: true},
);

jest.mock('@docusaurus/useGlobalData', () => ({useAllPluginInstancesData: () => ({default: states})}), {
  virtual: true,
});

function Probe() {
  const {language, toggleHref} = useLanguage();
  return `${language} ${toggleHref}`;
}

function Words() {
  return useLanguage().textLanguage;
}

const render = (change: Partial<typeof page>, Part = Probe) => {
  Object.assign(page, change);
  return renderToStaticMarkup(
    <LanguageProvider>
      <Part />
    </LanguageProvider>,
  );
};

it('gives the language of the page and its twin', () => {
  expect(render({locale: 'en', pathname: '/pricing'})).toBe('en /it/pricing');
  expect(render({locale: 'it', pathname: '/it/pricing'})).toBe('it /pricing');
});

it('gives the language of the words, which is English where a page has no own', () => {
  const locales = ['en', 'de'];
  expect(render({locale: 'de', pathname: '/de/pricing', locales}, Words)).toBe('en');
  expect(render({locale: 'de', pathname: '/de/', locales}, Words)).toBe('de');
});

it('gives the next of several languages, and the page itself where there is one', () => {
  const locales = ['en', 'it', 'de'];
  expect(render({locale: 'it', pathname: '/it/pricing', locales})).toBe('it /de/pricing');
  expect(render({locale: 'de', pathname: '/de/pricing', locales})).toBe('de /pricing');
  expect(render({locale: 'en', pathname: '/pricing', locales: ['en']})).toBe('en /pricing');
});
