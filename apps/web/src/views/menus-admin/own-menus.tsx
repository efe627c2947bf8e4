import { menusAdminTexts as texts } from '@commissary/catalog';
import { contract, type ManagedMenu, type SingleUseMenu } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { useUser, Writable } from '../../session/index.ts';
import { SectionCard } from '../../ui/index.ts';

const ConvertDialog = lazyComponent(async () => (await import('./convert-dialog.tsx')).ConvertDialog);

export interface OwnMenusProps {
  readonly own: readonly Pick<SingleUseMenu, 'id' | 'locationId'>[];
  readonly menus: readonly ManagedMenu[];
}

/** The locations that have a menu of their own from before, to be made menus of the company. */
export function OwnMenus({ own, menus }: OwnMenusProps) {
  const { accessibleTenants } = useUser();
  const [open, setOpen] = useState<string | null>(null);
  if (own.length === 0) return null;
  const names = new Map(accessibleTenants.map(({ id, name }) => [id, name]));
  const known = new Map(menus.flatMap(({ id, name, template }) => (template ? [] : [[id, name] as const])));
  const nameOf = (locationId: string) => names.get(locationId) ?? '';
  return (
    <SectionCard title={texts.ownMenus} flush>
      <p className="text-13 tone-2 pad-x-20 pad-y-12 line-below">{texts.ownMenusAbout}</p>
      {own.map(({ id, locationId }) => {
        const menu = known.get(id);
        return (
          <div
            key={locationId}
            className="row wrap align-center justify-between gap-8 gap-x-16 pad-x-20 pad-y-12 line-below"
          >
            <div className="min-width-0">
              <h3 className="break-anywhere">{nameOf(locationId)}</h3>
              <p className="text-13 tone-2 break-anywhere">{menu === undefined ? texts.ownNew : texts.ownOf(menu)}</p>
            </div>
            <Writable calls={[contract.menus.convert]}>
              <Button
                variant="default"
                aria-label={texts.convertNamed(nameOf(locationId))}
                onClick={() => setOpen(locationId)}
              >
                {texts.convert}
              </Button>
            </Writable>
          </div>
        );
      })}
      {open !== null && <ConvertDialog locationId={open} name={nameOf(open)} onClose={() => setOpen(null)} />}
    </SectionCard>
  );
}
