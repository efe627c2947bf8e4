import { hireTexts, publishTexts } from '@commissary/catalog';
import { previewsOf } from '@commissary/contract';
import { formatList } from '@commissary/domain';
import { Checkbox } from '@mantine/core';
import { type RefObject, useEffect } from 'react';
import { responseBody } from '../../../api/index.ts';
import { publishCalls } from '../../../cache/index.ts';
import { useFormSelector } from '../../../form/state/index.ts';
import { totalChanges } from '../../../levels/index.ts';
import { reportError } from '../../../notifications/index.ts';
import { usePublish } from '../../../publishing/index.ts';
import { usePreview } from '../../../publishing/preview/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { hirePlacesIn } from './hire-places.ts';

/** Starts the publish to the locations of a person who is stored. */
export type StartsPublish = (locationIds: readonly string[]) => Promise<void>;

export interface PublishHireProps {
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
  readonly starts: RefObject<StartsPublish | null>;
}

/** Whether a new hire is sent to the terminals of the job at once, and what else goes out with it. */
export function PublishHire({ isAsked, onAsk, starts }: PublishHireProps) {
  const { user, companyId } = useActiveTenant();
  const places = useFormSelector('/jobs', hirePlacesIn).split(' ');
  const locations = user.accessibleTenants.filter(({ id, type }) => type === 'LOCATION' && places.includes(id));
  const locationIds = locations.map(({ id }) => id);
  const { data: previews = [] } = usePreview(companyId, 'employment', locationIds);
  const { publish } = usePublish(companyId, 'employment');
  useEffect(() => {
    starts.current = async at => {
      if (at.length === 0) return;
      // With the new person, who was not in what is shown.
      try {
        const now = responseBody(await publishCalls('employment').preview({ body: { locationIds: [...at] } }));
        await publish({ locationIds: at, at: null, ends: [], previews: previewsOf(now, at) });
      } catch (error) {
        reportError(error, publishTexts.startFailed);
      }
    };
    return () => {
      starts.current = null;
    };
  }, [starts, publish]);
  if (locations.length === 0) return null;
  const others = totalChanges(previews);
  return (
    <Checkbox
      label={hireTexts.publishNow(formatList(locations.map(({ name }) => name)))}
      description={others > 0 ? hireTexts.othersGoOut(others) : hireTexts.goesOutAlone}
      checked={isAsked}
      onChange={({ currentTarget }) => onAsk(currentTarget.checked)}
    />
  );
}
