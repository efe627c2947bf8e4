import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigateTo } from './navigate.ts';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** What a plain click does in place of opening the address; other clicks open it elsewhere. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A link to an address inside the console, followed without reloading the page. */
export function AppLink({ href, onClick, onFollow, ...rest }: AppLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || rest.target !== undefined) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (onFollow === undefined) navigateTo(router, href);
    else onFollow(event);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
