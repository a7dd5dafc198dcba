import {isSameWord, understand} from '../understandQuery';

const {conceptsOf, synonymsOf} = understand({
  ignored: ['how', 'do', 'i', 'the', 'of'],
  endings: [
    ['ise', 'ize'],
    ['our', 'or'],
  ],
  synonyms: [
    ['price', 'pricing', 'cost', 'how much'],
    ['mfa', '2fa', 'multi-factor authentication', 'two-factor authentication'],
    ['supplier', 'vendor', 'third party'],
    ['terms of service', 'contract'],
  ],
});
const typed = (query: string) => conceptsOf(query).map((concept) => concept.typed);

it('takes phrases that have synonyms together, and leaves out words that only ask', () => {
  expect(typed('How do I set up two-factor authentication?')).toEqual([
    'set',
    'up',
    'two factor authentication',
  ]);
  expect(conceptsOf('MFA')[0]!.synonyms).toEqual([
    '2fa',
    'multi factor authentication',
    'two factor authentication',
  ]);
  expect(typed('how much')).toEqual(['how much']);
});

it('asks for what was typed where there is nothing but words that are left out', () => {
  expect(typed('how do I')).toEqual(['how', 'do', 'i']);
  expect(typed('   ')).toEqual([]);
});

it('knows plurals and other forms of words that have synonyms', () => {
  expect(conceptsOf('vendors')[0]!.synonyms).toContain('supplier');
  expect(conceptsOf('pricing')[0]!.synonyms).toContain('cost');
});

it('tries other spellings: numbers apart, words together, British and American', () => {
  expect(conceptsOf('ISO27001')[0]!.spellings).toEqual(['iso27001', 'iso 27001']);
  expect(conceptsOf('nis 2')[0]!.spellings).toEqual(['nis', 'nis2']);
  expect(conceptsOf('customise')[0]!.spellings).toEqual(['customise', 'customize']);
  // Too short to have an ending: "hour" is no "hor".
  expect(conceptsOf('hour')[0]!.spellings).toEqual(['hour']);
});

it('names what else people call a page', () => {
  expect(synonymsOf('Terms of Service')).toEqual(['contract']);
  expect(synonymsOf('Pricing')).toEqual(['price', 'cost', 'how much']);
  expect(synonymsOf('Blog')).toEqual([]);
});

it.each([
  ['price', 'prices'],
  ['prezzo', 'prezzi'],
  ['sla', 'slas'],
])('%s and %s are forms of one word', (one, other) => {
  expect(isSameWord(one, other)).toBe(true);
});

it.each([
  ['contact', 'contract'],
  ['sla', 'slack'],
  ['cost', 'costume'],
])('%s and %s are not', (one, other) => {
  expect(isSameWord(one, other)).toBe(false);
});
