import { outNowTexts as texts } from '@commissary/catalog';
import type { OutNow } from '@commissary/contract';
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { whenWords } from '../../formatting/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { outAtOf, useOutOfStock } from '../../stock/index.ts';
import { OutAtLocations } from './out-at-locations.tsx';
import styles from './out-of-stock.module.css';
import { untilText } from './until-text.ts';

export interface OutNowRowProps {
  readonly entry: OutNow & { readonly id: string };
  readonly mayPutBack: boolean;
}

/** Something that is out of stock; with several locations, they open below it. */
export function OutNowRow({ entry, mayPutBack }: OutNowRowProps) {
  const { id, menuId, path, name, within, locations, locationIds, by, at, atZone } = entry;
  const { companyId, tenant, user } = useActiveTenant();
  const tenantId = tenant?.id ?? null;
  const client = useQueryClient();
  const { putBack, busy } = useOutOfStock(companyId);
  const [open, setOpen] = useState(false);
  const byId = new Map(user.accessibleTenants.map(one => [one.id, one]));
  const names = locationIds.flatMap(one => byId.get(one)?.name ?? []);
  const href = hrefOfPath({ kind: 'menu', companyId, tenantId, menuId }, path, {});
  const Arrow = open ? IconChevronDown : IconChevronRight;
  const send = async () => putBack(await client.fetchQuery(outAtOf(companyId, tenantId, { menuId, path })), name);
  return (
    <div className="line-below">
      <div className="row wrap align-center gap-8 gap-x-16 pad-x-20 pad-y-12">
        <div className={`${styles.text} min-width-0`}>
          <p id={id} className="break-anywhere">
            {href === null ? <strong>{name}</strong> : <AppLink href={href}>{name}</AppLink>}{' '}
            <span className="text-13 tone-2">{within.join(', ')}</span>
          </p>
          <p className="text-13 tone-2">
            {untilText(entry)}
            {' · '}
            {texts.takenOff(by, whenWords(at, atZone))}
          </p>
          {tenant?.type !== 'LOCATION' && (
            <p className="text-13 tone-2">{texts.where(names, locations - names.length)}</p>
          )}
        </div>
        {locations > 1 && (
          <Button
            variant="subtle"
            leftSection={<Arrow size={15} aria-hidden />}
            aria-expanded={open}
            aria-label={texts.locationsOf(name)}
            onClick={() => setOpen(!open)}
          >
            {texts.locations(locations)}
          </Button>
        )}
        {mayPutBack && (
          <Button variant="default" aria-label={texts.backNamed(name)} disabled={busy} onClick={() => void send()}>
            {texts.back}
          </Button>
        )}
      </div>
      {open && <OutAtLocations entry={entry} mayPutBack={mayPutBack} />}
    </div>
  );
}
