import type { Channel } from '@commissary/domain';
import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { reachedBy } from '../../../form/publish-after-save.tsx';
import { useSelected } from '../../../form/use-member.ts';
import { PlacesPicker } from '../../../levels/places-picker.tsx';
import { useActivePlace } from '../../../session/place.ts';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { useHoursOfPlaces } from '../places-hours.ts';
import { channelWords } from '../special-words.ts';
import { soundHoursOf } from '../week-state.ts';
import { SetAtPlaces } from './set-at-places.tsx';
import styles from './several.module.css';
import { weekEdits } from './week-plan.ts';

export interface WeekDialogProps {
  readonly channel: Channel;
  readonly onClose: () => void;
}

/** The usual week of a channel, as it stands in this form, for other locations too. */
export function WeekDialog({ channel, onClose }: WeekDialogProps) {
  const place = useActivePlace();
  const { companyId, user, tenant } = place;
  const like = useSelected('/hours', soundHoursOf);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(reachedBy(place).filter(id => id !== tenant?.id)),
  );
  const [previewing, setPreviewing] = useState(false);
  const places = useHoursOfPlaces(companyId, true);
  const changes = [...(places === undefined ? [] : chosen)].flatMap(tenantId => {
    const known = places?.of(tenantId);
    const edits = known === undefined ? [] : weekEdits(known.settings, channel, like);
    return known === undefined || edits.length === 0 ? [] : [{ tenantId, ver: known.ver, edits }];
  });
  const what = `The usual week, ${channelWords[channel]},`;
  if (previewing && places !== undefined)
    return (
      <SetAtPlaces
        companyId={companyId}
        what={what}
        changes={changes}
        chosen={chosen.size}
        document={places.document}
        onDone={onClose}
        onBack={() => setPreviewing(false)}
      />
    );
  return (
    <SheetDialog
      title={`This week, ${channelWords[channel]}, at several places`}
      about={
        places !== undefined && changes.length === 0 && chosen.size > 0
          ? 'All of these locations have that week already.'
          : 'Copies these hours to every selected location.'
      }
      size={640}
      onClose={onClose}
      foot={
        <>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={changes.length === 0} onClick={() => setPreviewing(true)}>
            Preview changes
          </Button>
        </>
      }
    >
      <Box className={styles.body ?? ''} role="region" aria-label="The places" tabIndex={0}>
        {places === undefined ? (
          <LoadingRows rows={4} />
        ) : (
          <PlacesPicker tenants={user.accessibleTenants} chosen={chosen} onChange={setChosen} />
        )}
      </Box>
    </SheetDialog>
  );
}
