/// What sorts the page's tables and loads it again. Only this text may run there.
enum BoardPageScript {
  /// Of `text`, as the page's Content-Security-Policy names it.
  static let hash = "sha256-uiPrlKIKKmT8Hpukub1FeMfzEoyvHXFils4+6HtCNNk="

  static let text = #"""
    'use strict';
    const key = 'vipkata ' + location.pathname;
    const kept = (() => { try { return JSON.parse(sessionStorage.getItem(key)) || {}; } catch { return {}; } })();
    const keep = () => { try { sessionStorage.setItem(key, JSON.stringify(kept)); } catch {} };
    const words = new Intl.Collator(undefined, { numeric: true });

    // So many rows at once, and as many more in each frame that is drawn: a click is answered at once.
    function show(body, rows, atOnce) {
      const step = () => {
        if (body.shown !== rows) return;
        const from = body.rows.length;
        body.append(...rows.slice(from, from + atOnce));
        if (body.rows.length < rows.length) requestAnimationFrame(step);
      };
      body.shown = rows;
      body.replaceChildren();
      step();
    }

    function sort(table, column, descending, atOnce = 100) {
      const heads = table.tHead.rows[0].cells;
      const body = table.tBodies[0];
      body.all ??= [...body.rows];
      const rows = body.all.map(row => {
        const cell = row.cells[column];
        return { row, value: cell.dataset.v ?? cell.textContent.trim() };
      });
      const areNumbers = rows.every(({ value }) => !isNaN(value));
      const compare = areNumbers ? (a, b) => a - b : words.compare;
      rows.sort((a, b) => (descending ? compare(b.value, a.value) : compare(a.value, b.value)));
      show(body, rows.map(({ row }) => row), atOnce);
      for (const head of heads) head.removeAttribute('aria-sort');
      heads[column].setAttribute('aria-sort', descending ? 'descending' : 'ascending');
    }

    for (const table of document.querySelectorAll('table')) {
      for (const button of table.querySelectorAll('thead button')) {
        const head = button.parentElement;
        button.addEventListener('click', () => {
          const descending = head.getAttribute('aria-sort') === 'ascending';
          sort(table, head.cellIndex, descending);
          kept[table.id] = [head.cellIndex, descending];
          keep();
        });
        const name = table.id + head.cellIndex;
        button.addEventListener('focus', () => { kept.focus = name; keep(); });
        button.addEventListener('blur', () => { if (!document.hidden) { kept.focus = null; keep(); } });
        if (kept.focus === name) button.focus({ preventScroll: true });
      }
      const [column, descending] = kept[table.id] || [];
      if (column < table.tHead.rows[0].cells.length) sort(table, column, descending, Infinity);
    }

    for (const time of document.querySelectorAll('time')) {
      time.textContent = new Date(time.dateTime).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
    }

    const seconds = Number(document.body.dataset.refresh);
    function again() {
      if (document.hidden || String(getSelection())) setTimeout(again, 1000);
      else location.reload();
    }
    if (seconds) setTimeout(again, seconds * 1000);
    """#
}
