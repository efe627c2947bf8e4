/**
 * Each control that is wider than the room of the block which shows "…" in its place, and each button whose own text
 * leaves it. It runs in the page of a component test and in that of a journey, and so names nothing outside of itself.
 */
export const cutControls = (): readonly string[] => {
  const slack = 1;
  // Its text, and not its own scroll height: the space around a button that reacts to a finger is wider than its box.
  const overfull = [...document.querySelectorAll('main button')].flatMap(button => {
    const box = button.getBoundingClientRect();
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const part = node.parentElement;
      if (part === null || part.closest('.visually-hidden') !== null || !part.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // The box of a text is higher than its line where lines are close: a part of its height is nothing.
      const leaves = [...range.getClientRects()].some(
        ({ bottom, top, height }) => bottom > box.bottom + height / 4 || top < box.top - height / 4,
      );
      if (leaves) return [`“${node.textContent}” of the button “${button.textContent}”`];
    }
    return [];
  });
  const controls = 'input, button, select, textarea, [role=switch], [role=checkbox]';
  const replaced = [...document.querySelectorAll('main *')].flatMap(block => {
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
  return [...overfull, ...replaced];
};
