import { startStripTexts } from '@commissary/catalog';
import { memo } from 'react';
import { ownZone } from '../../../formatting/index.ts';
import type { PublishTableRow } from '../publish-table.ts';
import { StartStrip } from './start-strip.tsx';

/** At which hours the scheduled locations go live, where there are several: of one its row says it. */
export const ScheduledStarts = memo(function ScheduledStarts({ rows }: { readonly rows: readonly PublishTableRow[] }) {
  const starts = rows.flatMap(({ state, zone }) =>
    state.kind === 'scheduled' ? [{ at: state.dueAt, zone: zone ?? ownZone() }] : [],
  );
  if (starts.length < 2) return null;
  return (
    <section className="card pad-x-16 pad-y-12 space-below-16" aria-labelledby="scheduled-starts">
      <h2 id="scheduled-starts" className="space-below-8">
        {startStripTexts.byHour}
      </h2>
      <StartStrip starts={starts} />
    </section>
  );
});
