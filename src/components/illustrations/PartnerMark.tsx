import {Sign} from './Sign';

interface PartnerMarkProps {
  /** Sample partner, whose mark is there until the visit wears a brand. */
  partner: {readonly name: string; readonly colour: string};
}

/** Sign and name of a sample partner, or of whoever's brand the visit wears (`src/lib/visitStyle.ts`). */
export function PartnerMark({partner: {name, colour}}: PartnerMarkProps) {
  return (
    <p className="signed" data-mark="">
      <span style={{'--brand': colour}}>
        <Sign name={name} />
      </span>
      <b>{name}</b>
    </p>
  );
}
