import { IconChevronRight } from '@tabler/icons-react';
import { useActivePlace } from '../session/place.ts';
import { LevelGlyph } from '../ui/level-glyph.tsx';
import { AppLink } from './app-link.tsx';
import { LocationSelector } from './location-selector.tsx';
import { MenuSelector } from './menu-selector.tsx';
import { usePlaceHref } from './place-href.ts';
import { reachWords } from './reach-words.ts';
import styles from './scope-band.module.css';
import { ScreenTrail } from './screen-trail.tsx';
import { useCurrentScreen } from './use-current-screen.ts';

/** Whose values one works on: in colour, glyph and words, with the way to another place. */
export function ScopeBand() {
  const match = useCurrentScreen();
  const place = useActivePlace();
  const hrefAt = usePlaceHref();
  if (match === null) return null;
  const { screen } = match;
  const isHome = screen.id === 'home';
  if (!isHome && !screen.selectors?.includes('location')) return <ScreenTrail match={match} />;
  const { user, level, levels, group, tenant } = place;
  const menus = screen.selectors?.includes('menu') === true;
  if (!levels && !menus) return <ScreenTrail match={match} />;
  return (
    <nav className={styles.band} data-level={level} aria-label="Company, group or location">
      <ol className={styles.trail}>
        {levels && level !== 'company' && (
          <li className={styles.above}>
            <LevelGlyph level="company" />
            {user.companyWide ? <AppLink href={hrefAt(null)}>{user.companyName}</AppLink> : user.companyName}
            <IconChevronRight size={14} aria-hidden className={styles.step} />
          </li>
        )}
        {levels && level === 'location' && tenant !== null && tenant.groupName !== null && (
          <li className={styles.above}>
            <LevelGlyph level="group" />
            {group === null ? tenant.groupName : <AppLink href={hrefAt(group.id)}>{group.name}</AppLink>}
            <IconChevronRight size={14} aria-hidden className={styles.step} />
          </li>
        )}
        {levels && (
          <li>
            <LocationSelector />
          </li>
        )}
        {menus && (
          <li>
            <MenuSelector />
          </li>
        )}
      </ol>
      {levels && <p className={styles.reach}>{reachWords(place, isHome || screen.edits === undefined)}</p>}
    </nav>
  );
}
