/**
 * Each control that is wider than the room of the block which shows "…" in its place. It runs in the page of a component
 * test and in that of a journey, and so names nothing outside of itself.
 */
export const cutControls = (): readonly string[] => {
  const slack = 1;
  const controls = 'input, button, select, textarea, [role=switch], [role=checkbox]';
  return [...document.querySelectorAll('main *')].flatMap(block => {
    const { overflowX, textOverflow, paddingInlineEnd, borderInlineEndWidth } = getComputedStyle(block);
    if (overflowX === 'visible' || textOverflow !== 'ellipsis') return [];
    // Not the outer edge: a control that reaches into the padding is replaced too.
    const end =
      block.getBoundingClientRect().right -
      Number.parseFloat(paddingInlineEnd) -
      Number.parseFloat(borderInlineEndWidth);
    return [...block.children].flatMap(part => {
      // The whole of an input, with the space around it that reacts.
      const { right, width } = part.getBoundingClientRect();
      const isShown = part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > slack;
      const holdsControl = part.matches(controls) || part.querySelector(controls) !== null;
      const name = (block.getAttribute('aria-label') ?? block.textContent ?? '').trim().slice(0, 40);
      return isShown && holdsControl && right > end + slack ? [`… in “${name}”: ${part.className}`] : [];
    });
  });
};
