import {featurePlans} from '@site/src/data/planFacts';
import type {FeatureId} from '@site/src/data/planSchema';
import {Badge} from '../../ui/Badge';

/** First plan with a feature: "Engage+". Nothing if every plan has it. */
export function PlanBadge({of}: {of: FeatureId}) {
  const {name, later} = featurePlans[of];
  return later && <Badge tone="muted">{name}+</Badge>;
}
