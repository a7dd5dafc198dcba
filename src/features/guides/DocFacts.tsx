import {isUpdated, type ProvenanceFacts, Updated, useMinutesRead, usePropsAt} from '../reading';

interface DocFactsProps {
  /** Shows the reading time. False for pages that are not read from start to end. */
  timed: boolean;
  of: ProvenanceFacts & {readonly permalink: string};
}

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
