"""Measurements of a page's look: untranslated words, cut text, overlaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

# Everything shown or said: text and what is read in its place.
TEXTS = """() => {
    const seen = [];
    // What the server says in its own languages: the rule books.
    const BOOK = '.clause p, .clause h3, .text h2, .intro, [data-game] p, blockquote, '
        + '.contents a, mark';
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // What has been said aloud stays in the language in which it was said.
    const skip = 'script, style, noscript, kbd, code, [role=log], [lang]:not(html), ' + BOOK;
    while (walk.nextNode()) {
        const at = walk.currentNode.parentElement;
        const said = walk.currentNode.data.trim();
        if (said && !at.closest(skip) && (at.checkVisibility() || at.closest('option')))
            seen.push(said);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        for (const at of document.querySelectorAll(`[${name}]`))
            if (!at.closest(skip)) seen.push(at.getAttribute(name));
    return seen.concat(document.title);
}"""

# Text that does not fit where it stands: cut off by an element that hides what sticks out.
CUT = """() => {
    const cut = [];
    const name = at => at.tagName.toLowerCase() + '.' + (at.getAttribute('class') ?? '')
        .replace(/svelte-\\w+/, '').trim().replaceAll(' ', '.');
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
        const text = walk.currentNode, at = text.parentElement;
        if (!text.data.trim() || !at.checkVisibility({opacityProperty: true})) continue;
        if (at.closest('.unseen, option, [aria-hidden=true] svg, .skip')) continue;
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        for (let up = at; up && up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.position === 'fixed' && up !== at) break;
            if (style.clipPath !== 'none' && up.offsetWidth < 3) break;
            const round = up.getBoundingClientRect();
            const wide = box.right > round.right + 2 || box.left < round.left - 2;
            const high = box.bottom > round.bottom + 4 || box.top < round.top - 4;
            const isSvg = up.tagName === 'svg' && style.overflow !== 'visible';
            if (wide && (isSvg || /hidden|clip/.test(style.overflowX))
                || high && (isSvg || /hidden|clip/.test(style.overflowY))) {
                cut.push(`${text.data.trim().slice(0, 40)} in ${name(up)}`);
                break;
            }
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        }
    }
    return [...new Set(cut)];
}"""

# What a finger would press by mistake: something else lies over the middle of a control.
COVERED = """() => {
    const covered = [];
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const at of open.querySelectorAll('button, a[href], input, select, summary')) {
        if (!at.checkVisibility({opacityProperty: false})) continue;
        if (at.closest('.unseen, .skip, [inert]')) continue;
        at.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        const box = at.getClientRects()[0];
        if (!box || box.width < 3) continue;
        const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const same = over && (at.contains(over) || over.contains(at)
            || over.closest('label')?.control === at || at.labels?.[0]?.contains(over));
        const out = box.y < 0 || box.bottom > innerHeight || box.right > innerWidth || box.x < 0;
        if (!same && !(out && !over)) covered.push(`${at.textContent.trim().slice(0, 40)
            || at.getAttribute('aria-label')} under ${over?.tagName}.${over?.className?.baseVal
            ?? over?.className}`);
    }
    return [...new Set(covered)];
}"""

# What is hard to hit: smaller than 44 px in a direction, unless it stands in a line of text.
SMALL = """() => {
    const small = [];
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const at of open.querySelectorAll('button, a[href], input, select, summary')) {
        if (!at.checkVisibility({opacityProperty: false}) || at.closest('.unseen, .skip')) continue;
        if (getComputedStyle(at).display === 'inline') continue;
        // A rule's number beside what it is the reason for: its book has a way of its own.
        if (/^\\w{3}-[A-Z]\\d+$/.test(at.textContent.trim())) continue;
        const label = at.closest('label') ?? at.labels?.[0];
        const boxes = [at, label].filter(Boolean).map(each => each.getBoundingClientRect());
        const most = side => Math.max(...boxes.map(box => box[side]));
        if (most('height') < 43.5 || most('width') < 43.5)
            small.push(`${(at.textContent.trim() || at.getAttribute('aria-label') || at.type)
                .slice(0, 40)}: ${Math.round(most('width'))} x ${Math.round(most('height'))}`);
    }
    return [...new Set(small)];
}"""

# Where little room is left: parts of a table that are too small to be of use, lie over one another,
# or hold what sticks out of them; and what stays in front of the page and hides most of it.
CROWDED = """() => {
    const LEAST_WIDE = Math.min(240, 0.7 * innerWidth), LEAST_HIGH = 200, MOST_HIDDEN = 0.5;
    const found = [];
    const name = at => (at.getAttribute('class') ?? at.tagName).replace(/svelte-\\w+/, '').trim();
    const seen = at => at.checkVisibility() && at.getBoundingClientRect().width > 1;
    const parts = [...document.querySelectorAll('.floor > *, .floor > .aside > *')]
        .filter(at => at.checkVisibility());
    const boards = [...document.querySelectorAll('.floor > .board > *')]
        .filter(at => at.checkVisibility() && getComputedStyle(at).position !== 'absolute');
    for (const at of [...parts, ...boards]) {
        const {width} = at.getBoundingClientRect();
        if (width < LEAST_WIDE) found.push(`${name(at)} is only ${Math.round(width)} px wide`);
    }
    const whole = document.querySelector('.floor > .board')?.getBoundingClientRect();
    if (whole && whole.height < LEAST_HIGH) found.push(`a board of ${Math.round(whole.height)} px`);
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    parts.forEach((at, i) => parts.slice(i + 1).forEach(other => {
        if (over(at.getBoundingClientRect(), other.getBoundingClientRect()))
            found.push(`${name(at)} over ${name(other)}`);
    }));
    for (const part of parts) {
        if (/auto|scroll/.test(getComputedStyle(part).overflowY)) continue;
        const round = part.getBoundingClientRect();
        for (const at of part.querySelectorAll('button, svg, p, h2, li')) {
            if (!seen(at) || at.closest('.unseen, dialog, .coach')) continue;
            const box = at.getBoundingClientRect();
            if (box.right > round.right + 6 || box.left < round.left - 6)
                found.push(`${name(at)} sticks out of ${name(part)}`);
        }
    }
    scrollTo(0, 200);
    for (const at of document.body.querySelectorAll('*')) {
        if (!/fixed|sticky/.test(getComputedStyle(at).position) || !seen(at)) continue;
        if (at.closest('dialog, [aria-modal=true], [inert], .skip, .hall, .coach')) continue;
        const {top, bottom} = at.getBoundingClientRect();
        const hidden = (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
        if (hidden > MOST_HIDDEN && getComputedStyle(at).pointerEvents !== 'none')
            found.push(`${name(at)} hides ${Math.round(hidden * 100)} % of the window`);
    }
    scrollTo(0, 0);
    return [...new Set(found)];
}"""

# What makes the page wider than the window: the innermost elements that stick out.
WIDE = """() => [...document.body.querySelectorAll('*')].filter(at =>
    at.getBoundingClientRect().right > innerWidth + 1 && at.checkVisibility()
    && ![...at.children].some(in_ => in_.getBoundingClientRect().right > innerWidth + 1))
    .slice(0, 6).map(at => at.tagName + '.' + at.getAttribute('class') + ' '
        + at.textContent.trim().slice(0, 20))"""

# What measures itself has done so: two frames after a change of size.
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

MOVING = """() => document.getAnimations()
    .filter(each => each.playState === 'running' && each.effect.getTiming().duration > 20)
    .map(each => each.animationName ?? each.transitionProperty ?? 'script')"""

PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1280, "height": 800}
# A desktop of 1280 x 1024, 1440 x 900 and 1920 x 1080 at 400 % (WCAG 1.4.10, reflow), and the
# narrowest phone that lies on its side.
ZOOMED: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 256},
    {"width": 360, "height": 225},
    {"width": 480, "height": 270},
    {"width": 568, "height": 320},
)


def faults(page: Page, *looks: str) -> list[str]:
    """Return what is wrong with the page in its present size: too wide, cut, covered, small."""
    page.evaluate(SETTLED)
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    found = [f"{over} px too wide: {page.evaluate(WIDE)}"] if over > 0 else []
    for look in looks:
        found += page.evaluate(look)
    return found
