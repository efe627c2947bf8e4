import { menusAdminTexts as texts } from '@commissary/catalog';
import type { ManagedMenu } from '@commissary/contract';
import { Box, Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActiveTenant } from '../../session/index.ts';
import { ErrorState, SheetDialog, SkeletonRows } from '../../ui/index.ts';
import { Differences } from './differences.tsx';
import styles from './menus-admin.module.css';
import { versionsOf } from './menus-query.ts';
import { VersionLine } from './version-line.tsx';

export interface VersionsDialogProps {
  readonly menu: ManagedMenu;
  readonly onClose: () => void;
}

/** The versions of a menu, of which any two are compared. */
export function VersionsDialog({ menu, onClose }: VersionsDialogProps) {
  const { companyId } = useActiveTenant();
  const found = useInfiniteQuery(versionsOf(companyId, menu.id));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // A third one takes the place of the one that was selected first.
  const toggle = (version: number) =>
    setChosen(chosen.includes(version) ? chosen.filter(one => one !== version) : [...chosen, version].slice(-2));
  const [from, to] = chosen.toSorted((a, b) => a - b);
  const address = { kind: 'menu' as const, companyId, tenantId: null, menuId: menu.id };
  return (
    <SheetDialog
      title={texts.versionsTitle(menu.name)}
      about={texts.versionsAbout}
      startsAtTitle
      size={720}
      onClose={onClose}
      foot={
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {/* What scrolls must be reached by the keyboard. */}
      <Box className={styles.body ?? ''} role="region" aria-label={texts.versionsTitle(menu.name)} tabIndex={0}>
        {found.isError && <ErrorState text={texts.versionsFailed} onRetry={() => found.refetch()} />}
        {found.isPending && <SkeletonRows rows={4} height={64} />}
        {from !== undefined && to !== undefined && <Differences address={address} from={from} to={to} />}
        <ul className="list">
          {found.data?.pages.flat().map(version => (
            <VersionLine
              key={version.id}
              version={version}
              address={address}
              isNewest={version.version === menu.ver}
              isChosen={chosen.includes(version.version)}
              onToggle={() => toggle(version.version)}
            />
          ))}
        </ul>
        {hasNextPage && (
          <div className="pad-x-24 pad-y-12">
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {texts.older}
            </Button>
          </div>
        )}
      </Box>
    </SheetDialog>
  );
}
