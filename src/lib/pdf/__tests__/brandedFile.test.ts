import {saveFile} from '../../saveFile';
import {saveBrandedFile} from '../brandedFile';
import {slotContent} from '../brandSlot';
import {letterLine} from '../letterLine';
import {paperLogo} from '../paperLogo';

jest.mock('../../saveFile');
jest.mock('../paperLogo');

const colours = {fill: '#7a1f5c', on: '#ffffff'};
const empty = `%PDF stream\n${slotContent(colours)}endstream`;
const answer = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, {status}));
const saved = jest.mocked(saveFile);
afterEach(() => {
  jest.restoreAllMocks();
  saved.mockClear();
});

const logo = {url: 'data:image/png;base64,AA==', ratio: 1};
const paper = {jpeg: new Uint8Array([1, 2, 3]), width: 10, height: 10};

it.each([
  ['Città Sicura', 'citta-sicura-emergency-sheet.pdf'],
  ['日本', 'sheet-emergency-sheet.pdf'],
])('saves the sheet of %s as %s, with name and logo in it', async (name, file) => {
  const fetched = answer(empty);
  jest.mocked(paperLogo).mockResolvedValue(paper);
  await saveBrandedFile('/it/downloads/emergency-sheet.pdf', {name, ...colours, logo});
  expect(fetched).toHaveBeenCalledWith('/it/downloads/emergency-sheet.pdf');
  expect(paperLogo).toHaveBeenCalledWith(logo);
  const [[blob, called] = []] = saved.mock.calls;
  expect([called, blob?.type]).toEqual([file, 'application/pdf']);
  expect(await blob?.text()).toBe(
    empty.replace(slotContent(colours), slotContent({name, ...colours, logo: paper})),
  );
});

it('saves nothing that could not be loaded', async () => {
  answer('', 404);
  await expect(saveBrandedFile('/a.pdf', {name: 'A', ...colours})).rejects.toThrow('/a.pdf answered 404.');
  expect(saved).not.toHaveBeenCalled();
});

it('lets the company write the letters of a guide, and leaves alone what has none', async () => {
  const line = {text: 'Marco, Nordalia IT', size: 8.5, width: 465, colour: '#0d1830'};
  const guide = (name?: string) => `%PDF stream\n${letterLine(line, name)}endstream`;
  answer(guide());
  await saveBrandedFile('/downloads/onboarding.pdf', {name: 'Sentiva', ...colours});
  answer('%PDF');
  await saveBrandedFile('/downloads/common-threats.pdf', {name: 'Sentiva', ...colours});
  const [[letters, called] = [], [other, kept] = []] = saved.mock.calls;
  expect([called, kept]).toEqual(['sentiva-onboarding.pdf', 'common-threats.pdf']);
  expect(await letters?.text()).toBe(guide('Sentiva'));
  expect(await other?.text()).toBe('%PDF');
});
