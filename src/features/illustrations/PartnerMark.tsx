import {Sign} from './Sign';

interface PartnerMarkProps {
  /** Sample partner, shown until the visit has a brand. */
  partner: {readonly name: string; readonly colour: string};
}

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
