import {renderToStaticMarkup} from 'react-dom/server';
import {LanguageProvider, useLanguage} from '../LanguageProvider';

const page = {locale: 'en', pathname: '/pricing', search: '', hash: '', isBrowser: false};

jest.mock('@docusaurus/router', () => ({useLocation: () => page}), {virtual: true});
jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => page.isBrowser}), {
  virtual: true,
});
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => ({
    __esModule: true,
    default: () => ({
      i18n: {
        currentLocale: page.locale,
        locales: ['en', 'it'],
        localeConfigs: {en: {baseUrl: '/'}, it: {baseUrl: '/it/'}},
      },
    }),
  }),
  {virtual: true},
);

function Probe() {
  const {language, otherLanguage, toggleHref} = useLanguage();
  return `${language} ${otherLanguage} ${toggleHref}`;
}

const render = (change: Partial<typeof page>) => {
  Object.assign(page, {search: '', hash: '', isBrowser: false}, change);
  return renderToStaticMarkup(
    <LanguageProvider>
      <Probe />
    </LanguageProvider>,
  );
};

describe('useLanguage', () => {
  it('throws outside its provider', () => {
    expect(() => renderToStaticMarkup(<Probe />)).toThrow(
      new Error('useLanguage must be used within a LanguageProvider'),
    );
  });

  it('gives the language of the page and its twin', () => {
    expect(render({locale: 'en', pathname: '/pricing'})).toBe('en it /it/pricing');
    expect(render({locale: 'it', pathname: '/it/pricing'})).toBe('it en /pricing');
  });

  it('keeps query and hash, once the page runs in a browser', () => {
    const there = {locale: 'en', pathname: '/pricing', search: '?plan=scale', hash: '#faq'};
    expect(render({...there, isBrowser: true})).toBe('en it /it/pricing?plan=scale#faq');
    expect(render({...there, isBrowser: false})).toBe('en it /it/pricing');
  });
});
