import { menusAdminTexts as texts } from '@commissary/catalog';
import { contract, type DeletedMenu } from '@commissary/contract';
import { Button } from '@mantine/core';
import { dateAt, dayAndTimeAt, pageZone } from '../../formatting/index.ts';
import { Writable } from '../../session/index.ts';
import { SectionCard } from '../../ui/index.ts';
import type { Manages } from './menu-row.tsx';
import { useDeleteMenu } from './use-menu-calls.ts';

export interface DeletedMenusProps {
  readonly deleted: readonly DeletedMenu[];
  readonly manages: Manages;
}

/** What was deleted and can still be restored. */
export function DeletedMenus({ deleted, manages }: DeletedMenusProps) {
  const { restore, isBusy } = useDeleteMenu();
  if (deleted.length === 0) return null;
  return (
    <SectionCard title={texts.deleted} flush>
      {deleted.map(({ id, name, template, deletedAt, deletedBy, until }) => (
        <div key={id} className="row wrap align-center justify-between gap-8 gap-x-16 pad-x-20 pad-y-12 line-below">
          <div className="min-width-0">
            <h3 className="break-anywhere">{name}</h3>
            <p className="text-13 tone-2">
              {texts.deletedBy(deletedBy, dayAndTimeAt(deletedAt, pageZone()))}
              {' · '}
              {texts.restorableUntil(dateAt(until, pageZone()))}
            </p>
          </div>
          {(template ? manages.templates : manages.menus) && (
            <Writable calls={[contract.menus.restore]}>
              <Button
                variant="default"
                aria-label={texts.restoreNamed(name)}
                disabled={isBusy}
                onClick={() => restore({ id, name })}
              >
                {texts.restore}
              </Button>
            </Writable>
          )}
        </div>
      ))}
    </SectionCard>
  );
}
