/** The sign lies on the upper edge of a seat, most of it above, so that the name below can be read. */
const PLACE = 'translate(-50%,-75%)';
/** From the top of the window, so that all of it is seen. */
const HIGHEST = 30;

/** What holds the three cards of a Flip Three together: its name and a pip for each card, at the seat that draws them. */
export class FlipThreeSign {
  #sign: HTMLElement | undefined;

  show(seat: HTMLElement, name: string, done: number, pace: number): void {
    const isNew = this.#sign === undefined;
    const sign = (this.#sign ??= this.#make(name));
    const { left, top, width } = seat.getBoundingClientRect();
    sign.style.left = `${left + width / 2}px`;
    sign.style.top = `${Math.max(HIGHEST, top)}px`;
    [...sign.children].slice(1).forEach((pip, index) => {
      if (!(pip instanceof HTMLElement)) return;
      pip.style.background = index < done ? 'var(--white)' : 'transparent';
      if (pace > 0 && index === done - 1)
        pip.animate([{ transform: 'scale(2.2)' }, { transform: 'none' }], {
          duration: 320,
          easing: 'ease-out',
        });
    });
    if (isNew && pace > 0)
      sign.animate([{ opacity: 0, transform: `${PLACE} scale(.6)` }, { opacity: 1 }], {
        duration: 220,
        easing: 'ease-out',
      });
  }

  remove(): void {
    this.#sign?.remove();
    this.#sign = undefined;
  }

  #make(name: string): HTMLElement {
    const sign = document.createElement('div');
    sign.setAttribute('aria-hidden', 'true');
    sign.dataset['flipThree'] = '';
    sign.style.cssText =
      `position:fixed;z-index:34;transform:${PLACE};` +
      'display:flex;gap:.36em;align-items:center;' +
      'padding:.2em .7em;border-radius:99px;pointer-events:none;background:var(--card-flip-three);color:var(--white);' +
      'font:800 max(14px,1.9vh)/1.3 var(--display);white-space:nowrap;box-shadow:var(--lift)';
    const text = document.createElement('span');
    text.textContent = name;
    sign.append(text);
    for (let pip = 0; pip < 3; pip++) {
      const mark = document.createElement('i');
      mark.style.cssText =
        'width:.64em;height:.93em;border-radius:.2em;box-shadow:inset 0 0 0 .14em var(--white)';
      sign.append(mark);
    }
    document.body.append(sign);
    return sign;
  }
}
