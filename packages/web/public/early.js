// Runs before the first paint, so that a page does not flash in the wrong colours. The app checks the settings properly.
try {
  const { theme, contrast } = JSON.parse(localStorage.getItem('sevenfold:settings')) ?? {};
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (contrast === 'more') document.documentElement.dataset.contrast = 'more';
} catch {
  // Blocked or damaged storage: the system's colours will do.
}
