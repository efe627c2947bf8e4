const lineWidth = 80;

export function heading(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(2, lineWidth - title.length))}`);
}
