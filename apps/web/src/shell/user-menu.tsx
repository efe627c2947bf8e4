import { messages, screenHref, shellTexts } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { type LanguageTag, language, languageNames, languageTags } from '@commissary/domain';
import { useMantineColorScheme } from '@mantine/core';
import { IconKey, IconLanguage, IconLogout, IconShieldLock, IconUsers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api } from '../api/index.ts';
import { AppLink } from '../navigation/index.ts';
import { reportError } from '../notifications/index.ts';
import { useActiveTenant, useReadOnlyReason } from '../session/index.ts';
import { Avatar, PopoverMenu, panelItem, panelLine, Segmented } from '../ui/index.ts';
import { beginLogOut } from './log-out/begin-log-out.ts';
import styles from './user-menu.module.css';

/** The user: name, color scheme, another account, sign out. */
export function UserMenu({ withLogout }: { readonly withLogout: boolean }) {
  const { user, companyId, tenant } = useActiveTenant();
  const router = useRouter();
  const here = { companyId, locationId: tenant?.id ?? null };
  return (
    <PopoverMenu
      label={shellTexts.userMenu}
      width={260}
      button={props => (
        <button
          {...props}
          className={`${styles.button} inline-row align-center gap-8 text-13 weight-600 tone-1`}
          aria-label={shellTexts.userMenuOf(user.userDisplayName)}
        >
          <Avatar name={user.userDisplayName} />
          <span className={styles.name}>{user.userDisplayName}</span>
        </button>
      )}
    >
      {close => (
        <>
          <div className="pad-x-12 pad-y-8">
            <p className={styles.who}>{user.userDisplayName}</p>
            <p className="text-12 tone-3 break-anywhere">{user.userEmail}</p>
            <p className="text-12 tone-3 break-anywhere">
              {[...new Set(user.grantedRoles.map(({ name }) => name))].join(', ')}
            </p>
          </div>
          <hr className={panelLine} />
          <div className={`${styles.scheme} pad-x-8 pad-y-4`}>
            <ColorSchemeMenu />
          </div>
          <hr className={panelLine} />
          {user.sample && (
            <AppLink className={panelItem} href={screenHref('sample', { token: 'people' }, null)} onClick={close}>
              <IconUsers size={15} stroke={1.8} aria-hidden />
              {shellTexts.switchSampleUser}
            </AppLink>
          )}
          <AppLink className={panelItem} href={screenHref('ownSecurity', {}, here)} onClick={close}>
            <IconShieldLock size={15} stroke={1.8} aria-hidden />
            {shellTexts.security}
          </AppLink>
          <AppLink className={panelItem} href={screenHref('changePassword', {}, here)} onClick={close}>
            <IconKey size={15} stroke={1.8} aria-hidden />
            {messages.user.changePassword}
          </AppLink>
          <OtherLanguages />
          {withLogout && (
            <button
              type="button"
              className={panelItem}
              onClick={() => {
                close();
                void beginLogOut(user, router);
              }}
            >
              <IconLogout size={15} stroke={1.8} aria-hidden />
              {messages.user.logout}
            </button>
          )}
        </>
      )}
    </PopoverMenu>
  );
}

const schemes = [
  { value: 'light', label: shellTexts.light },
  { value: 'dark', label: shellTexts.dark },
  { value: 'auto', label: shellTexts.automatic },
] as const;

/** Light, dark, or the setting of the system; stored in this browser. */
function ColorSchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return <Segmented label={shellTexts.appearance} value={colorScheme} options={schemes} onChange={setColorScheme} />;
}

/** The console in another language: stored for the person, and the page loads anew in it. */
function OtherLanguages() {
  const refused = useReadOnlyReason(contract.session.setLanguage);
  const choose = useMutation({
    mutationFn: (chosen: LanguageTag) => api.session.setLanguage({ body: { language: chosen } }),
    onSuccess: () => location.reload(),
    onError: error => reportError(error, shellTexts.languageNotSaved),
  });
  return languageTags
    .filter(tag => tag !== language.tag)
    .map(tag => (
      <button
        key={tag}
        type="button"
        lang={tag}
        className={panelItem}
        disabled={refused !== null || choose.isPending}
        title={refused ?? undefined}
        onClick={() => choose.mutate(tag)}
      >
        <IconLanguage size={15} stroke={1.8} aria-hidden />
        {languageNames[tag]}
      </button>
    ));
}
