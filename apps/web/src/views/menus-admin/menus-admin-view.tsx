import { screenHref, menusAdminTexts as texts } from '@commissary/catalog';
import { contract, type ManagedMenu } from '@commissary/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink, lazyComponent, type ViewProps } from '../../navigation/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { EmptyState, ErrorState, PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { DeletedMenus } from './deleted-menus.tsx';
import { type MenuAct, MenuRow } from './menu-row.tsx';
import { managedMenusOf } from './menus-query.ts';
import { OwnMenus } from './own-menus.tsx';

const AddDialog = lazyComponent(async () => (await import('./add-dialog.tsx')).AddDialog);
const RenameDialog = lazyComponent(async () => (await import('./rename-dialog.tsx')).RenameDialog);
const VersionsDialog = lazyComponent(async () => (await import('./versions-dialog.tsx')).VersionsDialog);
const TemplateDialog = lazyComponent(async () => (await import('./template-dialog.tsx')).TemplateDialog);
const AssignDialog = lazyComponent(async () => (await import('./assign-dialog.tsx')).AssignDialog);

/** What is open: a dialog about a menu, or a new menu or template. */
type Open =
  | { readonly act: Exclude<MenuAct, 'copy'>; readonly menu: ManagedMenu }
  | { readonly act: 'add'; readonly template: boolean; readonly from: ManagedMenu | null };

/** Every menu and template of the company, with what is done with one as a whole. */
export function MenusAdminView({ screen }: ViewProps) {
  const { user, companyId } = useActiveTenant();
  return user.companyWide ? (
    <Menus title={screen.title} companyId={companyId} />
  ) : (
    <>
      <PageHeader title={screen.title} />
      <EmptyState text={texts.chooseCompany} />
    </>
  );
}

function Menus({ title, companyId }: { readonly title: string; readonly companyId: string }) {
  const { data, isPending, isError, refetch } = useQuery(managedMenusOf(companyId));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const manages = data?.manages ?? { menus: false, templates: false };
  const rowsOf = (template: boolean) => (data?.menus ?? []).filter(one => one.template === template);
  const add = (template: boolean, from: ManagedMenu | null) => setOpen({ act: 'add', template, from });
  const draw = (menu: ManagedMenu) => (
    <MenuRow
      key={menu.id}
      menu={menu}
      manages={manages}
      onAct={act => (act === 'copy' ? add(false, menu) : setOpen({ act, menu }))}
    />
  );
  return (
    <>
      <PageHeader
        title={title}
        about={texts.about}
        more={
          (manages.menus || manages.templates) && (
            <>
              {manages.menus && (
                <ButtonLink href={screenHref('menuImport', {}, { companyId, locationId: null })}>
                  {texts.importMenu}
                </ButtonLink>
              )}
              {manages.templates && (
                <Writable calls={[contract.menus.create]}>
                  <Button variant="default" onClick={() => add(true, null)}>
                    {texts.addTemplate}
                  </Button>
                </Writable>
              )}
            </>
          )
        }
        actions={
          manages.menus && (
            <Writable calls={[contract.menus.create]}>
              <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => add(false, null)}>
                {texts.add}
              </Button>
            </Writable>
          )
        }
      />
      {isError && <ErrorState text={texts.loadFailed} onRetry={() => refetch()} />}
      {isPending && <SkeletonRows rows={4} height={64} />}
      {data && (
        <div className="stack gap-16">
          <SectionCard title={texts.menus} flush>
            {rowsOf(false).length === 0 ? <EmptyState text={texts.noMenus} /> : rowsOf(false).map(draw)}
          </SectionCard>
          {rowsOf(true).length > 0 && (
            <SectionCard title={texts.templates} aside={texts.templatesAbout} flush>
              {rowsOf(true).map(draw)}
            </SectionCard>
          )}
          <OwnMenus own={data.singleUse} menus={data.menus} />
          <DeletedMenus deleted={data.deleted} manages={manages} />
        </div>
      )}
      {open?.act === 'add' && <AddDialog {...open} menus={data?.menus ?? []} onClose={close} />}
      {open?.act === 'rename' && <RenameDialog menu={open.menu} onClose={close} />}
      {open?.act === 'versions' && <VersionsDialog menu={open.menu} onClose={close} />}
      {open?.act === 'template' && <TemplateDialog menu={open.menu} onClose={close} />}
      {open?.act === 'assign' && <AssignDialog menu={open.menu} menus={data?.menus ?? []} onClose={close} />}
    </>
  );
}
