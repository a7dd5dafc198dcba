interface MarksProps {
  /** How many are in order, and how many are not. */
  fine: number;
  open: number;
}

/** A dot for what is in order, a square for what is not, as scans show them. */
export function Mark({fine}: {fine: boolean}) {
  return fine ? <i /> : <b />;
}

/** A mark for each; the words below say with the same marks what they are. */
export function Marks({fine, open}: MarksProps) {
  return Array.from({length: fine + open}, (_, index) => <Mark key={index} fine={index < fine} />);
}
