import { hoursTexts } from '@commissary/catalog';
import type { Channel } from '@commissary/domain';
import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { reachedBy } from '../../../form/save/index.ts';
import { useFormSelector } from '../../../form/state/index.ts';
import { LocationsPicker } from '../../../level-actions/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { SheetDialog, SkeletonRows } from '../../../ui/index.ts';
import { channelText } from '../special-day-text.ts';
import { useHoursOfLocations } from '../use-hours-of-locations.ts';
import { validHoursOf } from '../week-state.ts';
import { ApplyToLocations } from './apply-to-locations.tsx';
import { weekEdits } from './copy-week.ts';
import styles from './several.module.css';

export interface WeekDialogProps {
  readonly channel: Channel;
  readonly onClose: () => void;
}

/** Copies the usual week of a channel, as it is in this form, to other locations too. */
export function WeekDialog({ channel, onClose }: WeekDialogProps) {
  const activeTenant = useActiveTenant();
  const { companyId, user, tenant } = activeTenant;
  const like = useFormSelector('/hours', validHoursOf);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(reachedBy(activeTenant).filter(id => id !== tenant?.id)),
  );
  const [previewing, setPreviewing] = useState(false);
  const locations = useHoursOfLocations(companyId, true);
  const changes = [...(locations === undefined ? [] : chosen)].flatMap(tenantId => {
    const known = locations?.of(tenantId);
    const edits = known === undefined ? [] : weekEdits(known.settings, channel, like);
    return known === undefined || edits.length === 0 ? [] : [{ tenantId, ver: known.ver, edits }];
  });
  const what = hoursTexts.regularWeek(channelText[channel]);
  if (previewing && locations !== undefined)
    return (
      <ApplyToLocations
        companyId={companyId}
        what={what}
        changes={changes}
        chosen={chosen.size}
        document={locations.document}
        onDone={onClose}
        onBack={() => setPreviewing(false)}
      />
    );
  return (
    <SheetDialog
      title={hoursTexts.copyWeekTitle(channelText[channel])}
      about={
        locations !== undefined && changes.length === 0 && chosen.size > 0
          ? hoursTexts.weekUnchanged
          : hoursTexts.copyWeekHelp
      }
      size={640}
      onClose={onClose}
      foot={
        <>
          <Button variant="subtle" onClick={onClose}>
            {hoursTexts.cancel}
          </Button>
          <Button disabled={changes.length === 0} onClick={() => setPreviewing(true)}>
            {hoursTexts.previewChanges}
          </Button>
        </>
      }
    >
      <Box className={styles.body ?? ''} role="region" aria-label={hoursTexts.locations} tabIndex={0}>
        {locations === undefined ? (
          <SkeletonRows rows={4} />
        ) : (
          <LocationsPicker tenants={user.accessibleTenants} chosen={chosen} onChange={setChosen} />
        )}
      </Box>
    </SheetDialog>
  );
}
