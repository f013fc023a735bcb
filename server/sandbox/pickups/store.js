/** Keeps the store's queue true: asks every second while the page is shown, and changes only what has changed. */
const everyMs = 1000
const storeId = new URLSearchParams(location.search).get('storeId')
const address = `/api/sandbox/pickups${storeId ? `?${new URLSearchParams({ storeId })}` : ''}`
const element = (id) => document.getElementById(id)
const states = {
  SUBMITTED: 'Waiting',
  CLAIMED: 'Being brought out',
  COMPLETE: 'Handed over',
  CANCELLED_CONSUMER: 'Cancelled by the shopper',
}
const moves = { CLAIMED: 'Take it on', COMPLETE: 'Handed over' }

const make = (name, className, text) => {
  const made = document.createElement(name)
  made.className = className
  if (text !== undefined) made.textContent = text
  return made
}

const trouble = (text) => {
  element('st-trouble').textContent = text
  element('st-trouble').hidden = text === ''
}

const waited = (car, now) => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(car.submittedAt)) / 60000))
  return minutes === 1 ? 'for 1 minute' : `for ${minutes} minutes`
}

const move = async (car, status, button) => {
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  try {
    const answer = await fetch(`/api/sandbox/pickups/${encodeURIComponent(car.id)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status }),
    })
    const body = await answer.json()
    if (!answer.ok) throw new Error(body.detail ?? body.title)
    trouble('')
    element('st-news').textContent = `${car.vehicle ?? car.orderNumber}: ${states[status]}`
  } catch (error) {
    trouble(`That did not work: ${error.message}`)
  }
  await look()
}

const buttonFor = (car, status) => {
  const button = make('button', 'host-btn', moves[status])
  button.type = 'button'
  button.setAttribute('aria-label', `${moves[status]}: ${car.vehicle ?? car.orderNumber}`)
  button.addEventListener('click', () => move(car, status, button))
  return button
}

const row = (car, now) => {
  const item = make('li', 'st-car')
  item.dataset.car = car.id
  item.dataset.state = car.status
  const words = make('div', 'st-words')
  const facts = make('div', 'st-facts')
  facts.append(
    make(
      'span',
      'st-state',
      car.next.length > 0 ? `${states[car.status]} ${waited(car, now)}` : states[car.status],
    ),
    make('span', '', [car.orderNumber, car.name, car.storeName].filter(Boolean).join(' · ')),
    make('span', '', car.items.join(', ')),
  )
  words.append(make('h3', '', car.vehicle ?? 'No description'), facts)
  item.append(words)
  for (const status of car.next) item.append(buttonFor(car, status))
  return item
}

/** A row that says the same stays, so that what has the focus keeps it; a row whose button went hands it to the heading. */
const fill = (list, cars, now) => {
  const known = new Map([...list.children].map((item) => [item.dataset.car, item]))
  const had = document.activeElement
  const rows = cars.map((car) => {
    const fresh = row(car, now)
    const old = known.get(car.id)
    if (!old || old.textContent !== fresh.textContent) {
      if (old?.contains(had))
        queueMicrotask(() => (fresh.querySelector('button') ?? element('waiting')).focus())
      return fresh
    }
    return old
  })
  if (rows.length !== list.children.length || rows.some((item, index) => list.children[index] !== item)) {
    list.replaceChildren(...rows)
  }
  if (had instanceof HTMLElement && !had.isConnected && document.activeElement === document.body) {
    element('waiting').focus()
  }
}

let known = null
const { title } = document

const show = (cars, now) => {
  const waiting = cars.filter(({ next }) => next.length > 0)
  const served = cars.filter(({ next }) => next.length === 0).reverse()
  fill(element('st-waiting'), waiting, now)
  fill(element('st-served'), served, now)
  element('st-none').hidden = waiting.length > 0
  element('st-none-served').hidden = served.length > 0
  element('st-count').textContent = waiting.length > 0 ? `(${waiting.length})` : ''
  const fresh = known === null ? [] : waiting.filter(({ id }) => !known.has(id))
  if (fresh.length > 0)
    element('st-news').textContent = `New: ${fresh.map(({ vehicle }) => vehicle).join(', ')}`
  known = new Set(waiting.map(({ id }) => id))
  document.title = `${waiting.length > 0 ? `(${waiting.length}) ` : ''}${title}`
}

let timer = 0
let turn = 0

const look = async () => {
  clearTimeout(timer)
  turn += 1
  const mine = turn
  try {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`The host answered ${answer.status}.`)
    const cars = await answer.json()
    if (mine !== turn) return
    show(cars, Date.parse(answer.headers.get('Date')) || Date.now())
    if (element('st-trouble').dataset.of === 'list') trouble('')
    element('st-trouble').dataset.of = ''
  } catch (error) {
    if (mine !== turn) return
    element('st-trouble').dataset.of = 'list'
    trouble(`The list is not new: ${error.message}`)
  }
  if (!document.hidden) timer = setTimeout(look, everyMs)
}

/** An order is packed: its row goes, and its shopper gets a mail. */
for (const button of document.querySelectorAll('[data-ready]')) {
  const orderNumber = button.dataset.ready
  button.addEventListener('click', async () => {
    const answer = await fetch(`/api/sandbox/pickups/ready/${encodeURIComponent(orderNumber)}`, {
      method: 'POST',
    })
    if (!answer.ok) return trouble(`${orderNumber} could not be made ready.`)
    button.closest('li').remove()
    element('st-news').textContent = `${orderNumber}: ready, a mail is on its way`
    element('preparing').focus()
  })
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) clearTimeout(timer)
  else look()
})
look()
