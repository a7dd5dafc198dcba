import {isUpdated, type ProvenanceFacts, Updated} from './Provenance';
import {useMinutesRead} from './readingTime';
import {usePropsAt} from './TextFacts';

interface DocFactsProps {
  /** Is it a text to be read from beginning to end? */
  timed: boolean;
  of: ProvenanceFacts & {readonly permalink: string};
}

/** Below the introduction of a guide: how long it takes to read, as lists of guides say, and when it was last changed. */
export function DocFacts({of: metadata, timed}: DocFactsProps) {
  const minutesRead = useMinutesRead();
  const known = usePropsAt()(metadata.permalink).minutes;
  const minutes = timed ? known : undefined;
  const updated = isUpdated(metadata);
  return (
    (minutes !== undefined || updated) && (
      <div className="caption num">
        {minutes !== undefined && minutesRead(minutes)}
        {minutes !== undefined && updated && ' · '}
        {updated && <Updated of={metadata} />}
      </div>
    )
  );
}
