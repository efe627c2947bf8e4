import { outNowTexts as texts } from '@commissary/catalog';
import type { OutNow } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { whenWords } from '../../formatting/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { outAtOf, useOutOfStock } from '../../stock/index.ts';
import { ErrorState, SkeletonRows, WindowedList } from '../../ui/index.ts';
import styles from './out-of-stock.module.css';
import { untilText } from './until-text.ts';

export interface OutAtLocationsProps {
  readonly entry: OutNow;
  readonly mayPutBack: boolean;
}

/** The locations at which something is out of stock, each with its end and who took it off. */
export function OutAtLocations({ entry: { menuId, path, name }, mayPutBack }: OutAtLocationsProps) {
  const { companyId, tenant, user } = useActiveTenant();
  const { putBack, busy } = useOutOfStock(companyId);
  const found = useQuery(outAtOf(companyId, tenant?.id ?? null, { menuId, path }));
  const byId = new Map(user.accessibleTenants.map(one => [one.id, one]));
  if (found.isError) return <ErrorState text={texts.loadFailed} onRetry={() => found.refetch()} />;
  if (found.data === undefined) return <SkeletonRows rows={2} height={44} />;
  return (
    <WindowedList
      label={texts.locationsOf(name)}
      items={found.data}
      keyOf={({ locationId }) => locationId}
      height={52}
      draw={row => {
        const location = byId.get(row.locationId);
        const where = location?.name ?? '';
        const zone = location?.timeZone ?? null;
        return (
          <div className="row wrap align-center gap-4 gap-x-16 pad-x-24 pad-y-4 line-above">
            <span className="size-13 weight-500">{where}</span>
            <span className={`${styles.text} text-13 tone-2`}>
              {untilText({ untilFirst: row.until, untilLast: row.until, firstZone: zone, lastZone: zone })}
              {' · '}
              {texts.takenOff(row.by, whenWords(row.at, zone))}
            </span>
            {mayPutBack && (
              <Button
                variant="subtle"
                aria-label={texts.backAt(name, where)}
                disabled={busy}
                onClick={() => void putBack([row], name)}
              >
                {texts.back}
              </Button>
            )}
          </div>
        );
      }}
    />
  );
}
