import {fieldsOf} from '../../src/http/fieldsOf';

test.each([
  [
    {name: 'Ada', locale: 'en'},
    {name: 'Ada', locale: 'en'},
  ],
  [['Ada'], {}],
  [null, {}],
  [undefined, {}],
  ['Ada', {}],
  [5, {}],
])('%j has the fields %j', (body, fields) => {
  expect(fieldsOf(body)).toEqual(fields);
});
