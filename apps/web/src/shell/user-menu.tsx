import { messages, screenHref } from '@commissary/catalog';
import { IconKey, IconLogout, IconUsers } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useActivePlace } from '../session/place.ts';
import { DropPanel, panelItem, panelLine } from '../ui/drop-panel.tsx';
import { Face } from '../ui/face.tsx';
import { AppLink } from './app-link.tsx';
import { logOut } from './log-out.ts';
import { SchemeChoice } from './scheme-choice.tsx';
import styles from './user-menu.module.css';

/** The person: who it is, light or dark, somebody else, the way out. */
export function UserMenu({ withLogout }: { readonly withLogout: boolean }) {
  const { user, companyId, tenant } = useActivePlace();
  const router = useRouter();
  return (
    <DropPanel
      label="Your menu"
      width={260}
      button={props => (
        <button {...props} className={styles.button} aria-label={`${user.userDisplayName}, your menu`}>
          <Face name={user.userDisplayName} />
          <span className={styles.name}>{user.userDisplayName}</span>
        </button>
      )}
    >
      {close => (
        <>
          <div className={styles.person}>
            <p className={styles.who}>{user.userDisplayName}</p>
            <p className={styles.mail}>{user.userEmail}</p>
            <p className={styles.mail}>{[...new Set(user.grantedRoles.map(({ name }) => name))].join(', ')}</p>
          </div>
          <hr className={panelLine} />
          <div className={styles.scheme}>
            <SchemeChoice />
          </div>
          <hr className={panelLine} />
          {user.sample && (
            <AppLink className={panelItem} href={screenHref('sample', { token: 'people' }, null)} onClick={close}>
              <IconUsers size={15} stroke={1.8} aria-hidden />
              Switch sample user…
            </AppLink>
          )}
          <AppLink
            className={panelItem}
            href={screenHref('changePassword', {}, { companyId, locationId: tenant?.id ?? null })}
            onClick={close}
          >
            <IconKey size={15} stroke={1.8} aria-hidden />
            {messages.user.changePassword}
          </AppLink>
          {withLogout && (
            <button
              type="button"
              className={panelItem}
              onClick={() => {
                close();
                void logOut(user, router);
              }}
            >
              <IconLogout size={15} stroke={1.8} aria-hidden />
              {messages.user.logout}
            </button>
          )}
        </>
      )}
    </DropPanel>
  );
}
