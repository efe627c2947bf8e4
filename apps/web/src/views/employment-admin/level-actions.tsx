import { employmentAdminTexts as texts } from '@commissary/catalog';
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { documentOf } from '../../cache/index.ts';
import { loadFiles } from '../../form/restore/index.ts';
import { AppLink, type TenantOption } from '../../navigation/index.ts';
import { reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { snapshotFromResponse } from '../../snapshot/index.ts';
import { PopoverMenu, panelItem } from '../../ui/index.ts';
import { useEmploymentLinks } from './use-employment-links.ts';

/** What can be done with the document of one level. */
export function LevelActions({ level }: { readonly level: TenantOption }) {
  const links = useEmploymentLinks();
  const exportLevel = useExport(level);
  const lines = [
    [texts.edit, links.edit(level.id)],
    [texts.history, links.history(level.id)],
    [texts.showOverrides, links.overrides(level.id)],
    [level.id === null ? texts.restoreTemplate : texts.resetToInherited, links.restore(level.id)],
    [texts.import, links.import(level.id)],
    [texts.publish, links.publish(level.id)],
  ] as const;
  return (
    <PopoverMenu
      label={texts.actionsFor(level.name)}
      width={220}
      button={props => (
        <ActionIcon {...props} variant="subtle" aria-label={texts.actionsFor(level.name)}>
          <IconDots size={17} stroke={1.8} />
        </ActionIcon>
      )}
    >
      {close => (
        <>
          {lines.map(
            ([label, href]) =>
              href !== null && (
                <AppLink key={label} className={panelItem} href={href} onClick={close}>
                  {label}
                </AppLink>
              ),
          )}
          <button
            type="button"
            className={panelItem}
            onClick={() => {
              close();
              exportLevel().catch(error => reportError(error, texts.exportFailed));
            }}
          >
            {texts.exportFile}
          </button>
        </>
      )}
    </PopoverMenu>
  );
}

/** Saves what is saved at a level as a file, the same as the form of that level does. */
const useExport = ({ id, level, name }: TenantOption) => {
  const client = useQueryClient();
  const { companyId } = useActiveTenant();
  return async () => {
    const address = { kind: 'employment', companyId, tenantId: id, menuId: null } as const;
    const loaded = await client.fetchQuery(documentOf(address));
    const { exportDocument } = await loadFiles();
    exportDocument(address, snapshotFromResponse('employment', level, loaded), name);
  };
};
