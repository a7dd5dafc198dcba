import {renderToStaticMarkup} from 'react-dom/server';
import {withFallback} from '@site/src/lib/words';
import {LanguageContext} from '../LanguageContext';
import {useWordsLanguage} from '../useWordsLanguage';

const english = {price: {each: 'a month'}, limits: {most: 'up to'}};
const words = withFallback<typeof english>(english, {price: {each: 'im Monat'}});

function Probe({of}: {of: object}) {
  return useWordsLanguage(of);
}

const languageOf = (of: object, textLanguage: string) =>
  renderToStaticMarkup(
    <LanguageContext.Provider value={{language: 'de', textLanguage, toggleHref: '/'}}>
      <Probe of={of} />
    </LanguageContext.Provider>,
  );

it('is the language of the page for its own words, and English for those that stand in, whatever the text is in', () => {
  for (const textLanguage of ['de', 'en']) {
    expect(languageOf(words.price, textLanguage)).toBe('de');
    expect(languageOf(words.limits, textLanguage)).toBe('en');
  }
});
