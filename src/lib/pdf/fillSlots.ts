/** Writes into the slots of PDF files, where a visitor reads them. */
import {
  type Box,
  boxContent,
  type LetterFacts,
  marks,
  numbers,
  type PaperLogo,
  type PictureSlot,
  type Slot,
  type TextSlot,
  Typesetter,
} from './slots';
import {asciiString, objectIn, stream, textString, toBinary, toBytes, updated} from './update';

export interface Filling {
  /** The words of a slot; `undefined` leaves it as it is. */
  readonly text: (slot: TextSlot) => string | undefined;
  /** Colours by the id of a text or a box; the slot's own if left out. */
  readonly colours?: Readonly<Partial<Record<string, {readonly text?: string; readonly box?: string}>>>;
  readonly logo?: PaperLogo;
  /** Where links lead in the place of the address that a text of the build is. */
  readonly link?: {readonly id: string; readonly to: string};
  readonly author?: string;
  readonly date?: Date;
}

/** Number of the object that a place in the file is part of, and where its content begins. */
function objectAround(file: string, at: number): {number: number; start: number} {
  const end = file.lastIndexOf(' 0 obj\n', at);
  return {number: Number(file.slice(file.lastIndexOf('\n', end) + 1, end)), start: end + ' 0 obj\n'.length};
}

/** Where a text stands in a file, again and again. */
function* places(file: string, text: string): Generator<number> {
  for (let at = file.indexOf(text); at >= 0; at = file.indexOf(text, at + 1)) {
    yield at;
  }
}

/** Drawings that begin with a comment, and what it says. */
function drawingsIn<Facts>(file: string, mark: string) {
  return [...places(file, `\nstream\n${mark}`)].map((at) => {
    const {number, start} = objectAround(file, at);
    const begin = at + '\nstream\n'.length;
    const comment = file.slice(begin, file.indexOf('\n', begin));
    const dictionary = file.slice(start, at).replace(/\/Length \d+\n/, '');
    return {number, dictionary, comment, facts: JSON.parse(comment.slice(mark.length)) as Facts};
  });
}

const typesetter = (file: string, isBold: boolean) =>
  new Typesetter(
    drawingsIn<LetterFacts>(file, marks.letters).flatMap(({facts: {bold, fonts}}) =>
      bold === isBold ? fonts : [],
    ),
  );

/** White around a picture, and between it and the text. */
const margin = 5;
const gap = 12;

/** The drawing of a picture, and the width by which the text gives way. */
function pictureContent({box: [x, y, most, height]}: PictureSlot, {width, height: pixels}: PaperLogo) {
  const scale = Math.min((height - 2 * margin) / pixels, (most - 2 * margin) / width);
  const [shownWidth, shownHeight] = [width * scale, pixels * scale];
  const bottom = y + (height - shownHeight) / 2;
  const ground: Box = [x, bottom - margin, shownWidth + 2 * margin, shownHeight + 2 * margin];
  const place = numbers(shownWidth, 0, 0, shownHeight, x + margin, bottom);
  return {
    content: `${boxContent(ground, '#ffffff')} q ${place} cm /Picture Do Q`,
    room: ground[2] + gap,
  };
}

const pictureObject = ({jpeg, width, height}: PaperLogo) =>
  stream(
    `<<\n/Type /XObject\n/Subtype /Image\n/Width ${width}\n/Height ${height}\n/BitsPerComponent 8\n/ColorSpace /DeviceRGB\n/Filter /DCTDecode\n>>`,
    toBinary(jpeg),
  );

/** The object with the facts about the document, with another author and date. */
function documentFacts(file: string, {author, date}: Filling): [number, string] {
  const number = Number(/\/Info (\d+) 0 R/.exec(file.slice(file.lastIndexOf('trailer\n')))?.[1]);
  const facts = {
    ...(author && {Author: textString(author), Creator: textString(author)}),
    ...(date && {CreationDate: `(D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`}),
  };
  const entries = Object.entries(facts).map(([name, value]) => `/${name} ${value}`);
  const others = objectIn(file, number)
    .split('\n')
    .filter((line) => !Object.keys(facts).some((name) => line.startsWith(`/${name} `)));
  return [number, ['<<', ...entries, ...others.slice(1)].join('\n')];
}

/**
 * Fills the slots of a file.
 *
 * @param bytes a PDF that the build made
 * @returns another file, or `undefined` if it has no slots
 */
export function fillSlots(bytes: Uint8Array, filling: Filling): Uint8Array<ArrayBuffer> | undefined {
  const {colours = {}, date, link, logo} = filling;
  // As long as the one of the build: what a reader shows of the metadata agrees with the other facts.
  const file = toBinary(bytes).replace(
    /(?<=<xmp:CreateDate>)[^<]+/,
    (old) => date?.toISOString().replace(/\.\d+/, '') ?? old,
  );
  const slots = drawingsIn<Slot>(file, marks.slot);
  if (slots.length === 0) {
    return undefined;
  }
  const [regular, bold] = [typesetter(file, false), typesetter(file, true)];
  const objects = new Map([documentFacts(file, filling)]);
  const said = new Map(
    slots.flatMap(({facts}) => (facts.kind === 'text' ? [[facts.id, filling.text(facts)] as const] : [])),
  );
  const rooms = new Map<string, number>();

  function draw(slot: Slot): string | undefined {
    const colour = colours[slot.id];
    switch (slot.kind) {
      case 'text': {
        const room = rooms.get(slot.id) ?? 0;
        const place = {x: slot.x + room, width: slot.width - room, colour: colour?.text ?? slot.colour};
        const text = filling.text(slot);
        return text === undefined ? undefined : (slot.bold ? bold : regular).draw({...slot, ...place}, text);
      }
      case 'box': {
        const text = said.get(slot.id);
        return text && boxContent(slot.box, colour?.box ?? slot.colour, slot.radius);
      }
      case 'picture': {
        if (!logo) {
          return undefined;
        }
        const {content, room} = pictureContent(slot, logo);
        rooms.set(slot.id, room);
        objects.set(slot.image, pictureObject(logo));
        return content;
      }
    }
  }

  for (const {facts, number, dictionary, comment} of slots) {
    const content = draw(facts);
    if (content !== undefined) {
      objects.set(number, stream(dictionary, `${comment}\n${content}`));
    }
    if (facts.kind === 'text' && facts.id === link?.id) {
      for (const at of places(file, `/S /URI\n/URI (${facts.text})\n>>`)) {
        objects.set(objectAround(file, at).number, `<<\n/S /URI\n/URI ${asciiString(link.to)}\n>>`);
      }
    }
  }
  return toBytes(updated(file, objects));
}
