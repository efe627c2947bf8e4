import { documents, type LocationSettings, type Menu } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { complete } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CachedDocumentKey, documentOf, liveOf, runningOf, scheduledOf } from '../../cache/index.ts';
import { contentOf, type EditSession, isDirty } from '../../form/edit-session/index.ts';
import { useForm, useFormSelectorAfterPaint } from '../../form/state/index.ts';
import { type Schedule, schedulesAt } from '../../publishing/index.ts';
import {
  effectiveOf,
  type LoadedSnapshot,
  savedCopy,
  snapshotFromResponse,
  type WorkingCopy,
} from '../../snapshot/index.ts';
import { type SavedSettings, useSavedSettings } from '../explanation/index.ts';
import type { SimulatedState } from './use-simulation.ts';

/** The menu and settings of a location in one state. */
export interface SimulatedDocuments {
  readonly menu: Menu;
  readonly settings: LocationSettings;
}

export interface Simulated {
  readonly menuAddress: CachedDocumentKey;
  /** The saved documents, and with what is not saved; undefined until they are loaded. */
  readonly saved: SimulatedDocuments | undefined;
  readonly unsaved: SimulatedDocuments | undefined;
  /** Null before the first publish. */
  readonly live: SimulatedDocuments | null | undefined;
  /** What is scheduled; null where nothing is. */
  readonly schedule: Schedule | null | undefined;
  /** What it will bring; loaded where it is asked for. */
  readonly scheduled: SimulatedDocuments | null | undefined;
  readonly hasUnsaved: boolean;
  /** The layers behind the menu with what is not saved, and behind the settings. */
  readonly layers: { readonly opened: LoadedSnapshot; readonly content: WorkingCopy } | undefined;
  readonly savedSettings: SavedSettings | undefined;
  readonly isSettingsError: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Loads the menu and settings of a location below the edited tenant, with what is edited of the menu on top. */
export const useSimulatedDocuments = (location: AccessibleTenant, state: SimulatedState | null): Simulated => {
  const { address, level } = useForm();
  const { companyId } = address;
  const isEditedHere = address.tenantId === location.id;
  const menuAddress = useMemo(() => ({ ...address, tenantId: location.id }), [address, location.id]);
  const session = useFormSelectorAfterPaint('', wholeSession);
  const there = useQuery({ ...documentOf(menuAddress), enabled: !isEditedHere });
  const { saved: savedSettings, isError: isSettingsError } = useSavedSettings(companyId, location.id, 'location');
  const liveMenu = useQuery(liveOf('menu', companyId, location.id));
  const liveSettings = useQuery(liveOf('settings', companyId, location.id));
  const running = useQuery(runningOf(companyId, 'menu'));
  const isScheduledAsked = state === 'scheduled';
  const nextMenu = useQuery({ ...scheduledOf('menu', companyId, location.id), enabled: isScheduledAsked });
  const nextSettings = useQuery({ ...scheduledOf('settings', companyId, location.id), enabled: isScheduledAsked });
  const opened = useMemo(
    () => (isEditedHere ? session.opened : there.data && snapshotFromResponse('menu', 'location', there.data)),
    [isEditedHere, session.opened, there.data],
  );
  const hasUnsaved = isDirty(session);
  const edited = useMemo(
    () => opened && (isEditedHere ? { opened, content: contentOf(session) } : withEdited(opened, session, level)),
    [opened, isEditedHere, session, level],
  );
  const settings = savedSettings?.settings;
  return {
    menuAddress,
    saved: useMemo(() => documentsOf(opened && { opened, content: savedCopy(opened) }, settings), [opened, settings]),
    unsaved: useMemo(() => documentsOf(edited, settings), [edited, settings]),
    live: useMemo(
      () => publishedDocuments(liveMenu.data?.blob, liveSettings.data?.blob, liveMenu.data === null),
      [liveMenu.data, liveSettings.data],
    ),
    schedule: running.data && (schedulesAt(running.data, [location.id])[0] ?? null),
    scheduled: useMemo(
      () => publishedDocuments(nextMenu.data?.blob, nextSettings.data?.blob, nextMenu.data === null),
      [nextMenu.data, nextSettings.data],
    ),
    ...{ hasUnsaved, layers: edited, savedSettings, isSettingsError },
    isError: there.isError,
    retry: () => void there.refetch(),
  };
};

const documentsOf = (
  layers: Simulated['layers'],
  settings: LocationSettings | undefined,
): SimulatedDocuments | undefined => {
  // The definition of the menu says what its values are.
  const menu = layers && (effectiveOf(layers.opened, layers.content) as Menu);
  return menu && settings && { menu, settings };
};

const wholeSession = (session: EditSession): EditSession => session;

/** The layers of a location with those of the edited company or group in place of the saved ones. */
const withEdited = (opened: LoadedSnapshot, session: EditSession, level: LoadedSnapshot['level']) => {
  const content = contentOf(session);
  const edited: LoadedSnapshot =
    content.kind === 'document'
      ? { ...opened, base: content.value }
      : level === 'group'
        ? { ...opened, group: content.changes }
        : opened;
  return { opened: edited, content: savedCopy(edited) };
};

const publishedDocuments = (
  menu: unknown,
  settings: unknown,
  isNone: boolean,
): SimulatedDocuments | null | undefined => {
  if (isNone) return null;
  if (menu === undefined || settings === undefined) return undefined;
  // The definitions of the documents say what their values are.
  return {
    menu: complete(documents.menu.field, menu) as Menu,
    settings: complete(documents.settings.field, settings) as LocationSettings,
  };
};
