export const historySection = 'Order history under load'
export const renderedPerSecond = 'pages with orders per second'
