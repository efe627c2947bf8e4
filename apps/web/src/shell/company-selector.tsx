import { screenHref, shellTexts } from '@commissary/catalog';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { AppLink } from '../navigation/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { PopoverMenu, panelItem } from '../ui/index.ts';
import styles from './selector.module.css';

export interface CompanySelectorProps {
  readonly companies: readonly { readonly id: string; readonly name: string }[];
}

/** Selects the company; each choice opens the home page of that company. */
export function CompanySelector({ companies }: CompanySelectorProps) {
  const { user, companyId } = useActiveTenant();
  return (
    <PopoverMenu
      label={shellTexts.companies}
      button={props => (
        <button {...props} className={`${styles.button} inline-row align-center gap-6 text-13`}>
          <span className="weight-500">{shellTexts.company}</span> <b>{user.companyName}</b>
          <IconSelector size={14} stroke={1.8} aria-hidden />
        </button>
      )}
    >
      {close =>
        companies.map(({ id, name }) => (
          <AppLink
            key={id}
            className={panelItem}
            href={screenHref('home', {}, { companyId: id, locationId: null })}
            aria-current={id === companyId ? 'true' : undefined}
            onClick={close}
          >
            {name}
            {id === companyId && <IconCheck size={14} aria-hidden />}
          </AppLink>
        ))
      }
    </PopoverMenu>
  );
}
