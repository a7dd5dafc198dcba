/** Fills the slots of PDF files in the browser. */
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
  /** Returns the words of a slot. `undefined` keeps the existing words. */
  readonly text: (slot: TextSlot) => string | undefined;
  /** Colours by the id of a text or box. By default, the slot's own. */
  readonly colours?: Readonly<Partial<Record<string, {readonly text?: string; readonly box?: string}>>>;
  readonly logo?: PaperLogo;
  /** Target of links that replaces the build's address of the given id. */
  readonly link?: {readonly id: string; readonly to: string};
  readonly author?: string;
  readonly date?: Date;
}

/** Returns the number of the object around an offset, and the start of its content. */
function objectAround(file: string, at: number): {number: number; start: number} {
  const end = file.lastIndexOf(' 0 obj\n', at);
  return {number: Number(file.slice(file.lastIndexOf('\n', end) + 1, end)), start: end + ' 0 obj\n'.length};
}

/** Yields the offsets of a text in a file. */
function* places(file: string, text: string): Generator<number> {
  for (let at = file.indexOf(text); at >= 0; at = file.indexOf(text, at + 1)) {
    yield at;
  }
}

/** Returns drawings that begin with a comment, with its facts. */
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

/** Padding around a picture, and gap between picture and text, in points. */
const margin = 5;
const gap = 12;

/** Returns the drawing of a picture, and the width that the text loses. */
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

/** Returns the document information object with another author and date. */
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

/** Fills the slots of a PDF from the build. Returns a new file, or `undefined` without slots. */
export function fillSlots(bytes: Uint8Array, filling: Filling): Uint8Array<ArrayBuffer> | undefined {
  const {colours = {}, date, link, logo} = filling;
  // Equal length, so that XMP metadata and document information agree without moving offsets.
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
