import type { LiveInterval } from '@commissary/contract';
import { Badge } from '../../ui/index.ts';
import { liveText } from './live-value-text.ts';

/** Since when a saved value is live: basil while it is, saffron while it waits, neutral once it is past. */
export function LiveBadge({ live, zone }: { readonly live: LiveInterval | undefined; readonly zone: string }) {
  const words = liveText(live, zone);
  if (words === null) return null;
  return <Badge tone={live === null ? 'amber' : live?.to === null ? 'live' : 'quiet'}>{words}</Badge>;
}
