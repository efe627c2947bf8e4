import { IconLinkOff } from '@tabler/icons-react';
import { Badge } from '../ui/badge.tsx';
import { useForm } from './form-context.ts';
import type { ListRow } from './list-rows.ts';

/** What this level, and the group above it, did to a row. */
export function RowBadges({ row }: { readonly row: ListRow }) {
  const { level, names } = useForm();
  const tone = level === 'group' ? 'group' : 'location';
  if (row.state === 'hidden') return <Badge tone="quiet">Hidden here</Badge>;
  if (row.state === 'dormant')
    return (
      <Badge tone="error" icon={<IconLinkOff size={13} stroke={1.8} aria-hidden />}>
        Override no longer applies
      </Badge>
    );
  return (
    <>
      {row.retired && <Badge tone="quiet">Removed</Badge>}
      {row.disabled === true && <Badge tone="quiet">Disabled</Badge>}
      {row.onlyHere && <Badge tone={tone}>Only here</Badge>}
      {!row.onlyHere && row.changed > 0 && <Badge tone={tone}>{row.changed} changed</Badge>}
      {row.moved && <Badge tone={tone}>{row.positionLost ? 'Position no longer applies' : 'Moved'}</Badge>}
      {row.changedByGroup > 0 && row.changed === 0 && (
        <Badge tone="group">
          {names.group}: {row.changedByGroup} changed
        </Badge>
      )}
    </>
  );
}
