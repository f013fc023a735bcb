/** Keeps the store's queue true: asks every second while the page is shown, and changes only what has changed. */
const everyMs = 1000
const storeId = new URLSearchParams(location.search).get('storeId')
const ofStore = storeId ? `?${new URLSearchParams({ storeId })}` : ''
const address = `/api/sandbox/pickups${ofStore}`
const visitsAddress = `/api/sandbox/visits${ofStore}`
const element = (id) => document.getElementById(id)
const states = {
  SUBMITTED: 'Waiting',
  CLAIMED: 'Being brought out',
  COMPLETE: 'Handed over',
  CANCELLED_CONSUMER: 'Cancelled by the shopper',
}
const means = { CAR: 'by car', BICYCLE: 'by bike', ON_FOOT: 'on foot' }
const places = { CURB: 'at the curb', COUNTER: 'at the counter' }
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

/** Sends one move of the store's, and says what became of it. */
const play = async (button, { path, body, news }) => {
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  try {
    const answer = await fetch(path, {
      method: 'POST',
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const said = await answer.json()
    if (!answer.ok) throw new Error(said.detail ?? said.title)
    trouble('')
    element('st-news').textContent = news
  } catch (error) {
    trouble(`That did not work: ${error.message}`)
  }
  await look()
}

const playButton = (text, name, sent) => {
  const button = make('button', 'host-btn', text)
  button.type = 'button'
  button.setAttribute('aria-label', `${text}: ${name}`)
  button.addEventListener('click', () => play(button, sent))
  return button
}

const buttonFor = (car, status) => {
  const name = car.vehicle ?? car.orderNumber
  return playButton(moves[status], name, {
    path: `/api/sandbox/pickups/${encodeURIComponent(car.id)}`,
    body: { status },
    news: `${name}: ${states[status]}`,
  })
}

const untilWords = (visit, now) => {
  const minutes = Math.ceil((Date.parse(visit.expectedAt) - now) / 60000)
  if (visit.isHere) return `Outside now, expected at ${visit.expectedTime}`
  if (visit.isEarlier) return `Expected earlier, at ${visit.expectedTime}`
  return `Expected at ${visit.expectedTime}, in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** Somebody who is on the way: when, by what and where to, what to bring out, and what is brought back. */
const visitRow = (visit, now) => {
  const item = make('li', 'st-car')
  item.dataset.car = visit.orderNumber
  item.dataset.state = visit.isHere ? 'here' : visit.isEarlier ? 'earlier' : 'expected'
  const words = make('div', 'st-words')
  const facts = make('div', 'st-facts')
  facts.append(
    make('span', 'st-state', `${means[visit.means]}, ${places[visit.meetsAt]}`),
    make('span', '', [visit.orderNumber, visit.name, visit.storeName].filter(Boolean).join(' · ')),
    make('span', '', visit.items.join(', ')),
    ...visit.returns.map(({ returnOrderNumber, items, handedOverAt }) =>
      make(
        'span',
        '',
        `${handedOverAt ? 'Return handed over' : 'Brings back'}: ${returnOrderNumber}, ${items.join(', ')}`,
      ),
    ),
  )
  words.append(make('h3', '', untilWords(visit, now)), facts)
  item.append(words)
  const buttons = make('div', 'st-buttons')
  const path = `/api/sandbox/visits/${encodeURIComponent(visit.orderNumber)}`
  for (const { returnOrderNumber, handedOverAt } of visit.returns) {
    if (handedOverAt) continue
    const sent = {
      path: `${path}/returns/${encodeURIComponent(returnOrderNumber)}`,
      news: `${returnOrderNumber}: handed over`,
    }
    buttons.append(playButton('Return handed over', returnOrderNumber, sent))
  }
  if (!visit.isHere) {
    const sent = { path: `${path}/order`, news: `${visit.orderNumber}: handed over` }
    buttons.append(playButton('Order handed over', visit.orderNumber, sent))
  }
  if (buttons.childElementCount > 0) item.append(buttons)
  return item
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
const fill = (list, cars, now, { rowOf = row, keyOf = ({ id }) => id, heading = 'waiting' } = {}) => {
  const known = new Map([...list.children].map((item) => [item.dataset.car, item]))
  const had = document.activeElement
  const rows = cars.map((car) => {
    const fresh = rowOf(car, now)
    const old = known.get(keyOf(car))
    if (!old || old.textContent !== fresh.textContent) {
      if (old?.contains(had))
        queueMicrotask(() => (fresh.querySelector('button') ?? element(heading)).focus())
      return fresh
    }
    return old
  })
  if (rows.length !== list.children.length || rows.some((item, index) => list.children[index] !== item)) {
    list.replaceChildren(...rows)
  }
  if (had instanceof HTMLElement && !had.isConnected && document.activeElement === document.body) {
    element(heading).focus()
  }
}

const showVisits = (visits, now) => {
  fill(element('st-coming'), visits, now, {
    rowOf: visitRow,
    keyOf: ({ orderNumber }) => orderNumber,
    heading: 'coming',
  })
  element('st-none-coming').hidden = visits.length > 0
  element('st-coming-count').textContent = visits.length > 0 ? `(${visits.length})` : ''
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
    const answers = await Promise.all([fetch(address), fetch(visitsAddress)])
    const failed = answers.find(({ ok }) => !ok)
    if (failed) throw new Error(`The host answered ${failed.status}.`)
    const [cars, visits] = await Promise.all(answers.map((answer) => answer.json()))
    if (mine !== turn) return
    const now = Date.parse(answers[0].headers.get('Date')) || Date.now()
    showVisits(visits, now)
    show(cars, now)
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
