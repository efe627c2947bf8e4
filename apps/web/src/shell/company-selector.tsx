import { shellTexts } from '@commissary/catalog';
import { IconSelector } from '@tabler/icons-react';
import { lazyComponent } from '../navigation/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { PopoverMenu } from '../ui/index.ts';
import styles from './selector.module.css';

export interface CompanySelectorProps {
  readonly companies: readonly { readonly id: string; readonly name: string }[];
}

/** Loaded when it is first opened: only people of a provider change the company. */
const CompanyLinks = lazyComponent(async () => (await import('./company-links.tsx')).CompanyLinks);

/** Selects the company; each choice opens the home page of that company. */
export function CompanySelector({ companies }: CompanySelectorProps) {
  const { user } = useActiveTenant();
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
      {close => <CompanyLinks companies={companies} close={close} />}
    </PopoverMenu>
  );
}
