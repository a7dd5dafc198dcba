import {server} from '../../../src/content/server';
import {whereItalian} from '../../../tests/whereItalian';
import {locales, wordsIn} from '../../src/languages/languages';

test('English is the first language, and stands in for those that the site has not got', () => {
  expect(locales[0]).toBe('en');
  expect(wordsIn('en').server).toEqual(server);
  expect(wordsIn('xx')).toBe(wordsIn('yy'));
  expect(wordsIn('xx').server).toEqual(server);
});

whereItalian.test('every kind of words is there in the language that is asked for', () => {
  const [english, italian] = [wordsIn('en'), wordsIn('it')];
  expect(locales).toContain('it');
  expect(italian.server.notFound).not.toBe(english.server.notFound);
  expect(italian.contactErrors.name).not.toBe(english.contactErrors.name);
  expect(Object.keys(italian.operatorMail)).toEqual(Object.keys(english.operatorMail));
  expect(italian.operatorMail).not.toEqual(english.operatorMail);
});
