import { publishTexts, freezeTexts as texts } from '@commissary/catalog';
import { contract, type Tenant } from '@commissary/contract';
import { freezeReasonLength } from '@commissary/domain';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { frozenOf } from '../../cache/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { useFreeze } from '../../publishing/freeze/index.ts';
import { usePublish } from '../../publishing/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { SectionCard } from '../../ui/index.ts';

/** Whether publishes reach the location: who froze it and why, its release; or a reason to freeze it. */
export function LocationFreeze({ location }: { readonly location: Pick<Tenant, 'id' | 'name' | 'timeZone'> }) {
  const { companyId } = useActiveTenant();
  const { data } = useQuery(frozenOf(companyId));
  const { ask, busy } = usePublish(companyId, 'menu');
  const { freeze, release } = useFreeze(ask, location.name);
  const [reason, setReason] = useState('');
  if (data === undefined) return null;
  const frozen = data.find(({ locationId }) => locationId === location.id);
  return (
    <SectionCard title={texts.title}>
      {frozen !== undefined && (
        <p className="weight-600">
          {publishTexts.frozenBy(frozen.by, dayAndTimeAt(frozen.at, location.timeZone), frozen.reason)}
        </p>
      )}
      <p className="size-13 tone-2 space-below-8">{texts.meaning(1)}</p>
      <Writable explained calls={[contract.syncLocations.freeze]}>
        {frozen === undefined ? (
          <div className="row wrap align-end gap-8">
            <TextInput
              label={texts.reason}
              value={reason}
              maxLength={freezeReasonLength}
              onChange={event => setReason(event.currentTarget.value)}
            />
            <Button
              variant="default"
              disabled={busy || reason.trim() === ''}
              onClick={() => void freeze([location.id], reason.trim()).then(isDone => isDone && setReason(''))}
            >
              {texts.freeze}
            </Button>
          </div>
        ) : (
          <Button variant="default" disabled={busy} onClick={() => void release([location.id])}>
            {texts.release}
          </Button>
        )}
      </Writable>
    </SectionCard>
  );
}
