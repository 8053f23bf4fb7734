import{G as p,N as T,a as v,b as k,c as o,d as n,l as w,p as y}from"./chunk.549b8be3.js";var g=["Android","iOS"],_=["JSC","Hermes","V8"],m={JSC:"none",Hermes:"none",V8:"none"};function b(a){let e=a==="2.x"?"app":"worklets";return[{name:"Chrome debugger",anchor:"#chrome-debugger",footnote:"¹",support:{Android:{JSC:"worklets",Hermes:"worklets",V8:"worklets"},iOS:{JSC:"worklets",Hermes:"worklets",V8:"none"}}},{name:"Chrome DevTools",anchor:"#chrome-devtools",footnote:"²",support:{Android:{JSC:"none",Hermes:e,V8:"app"},iOS:{...m,Hermes:e}}},{name:"Flipper",anchor:"#flipper-hermes-debugger",footnote:"²",support:{Android:{JSC:"none",Hermes:e,V8:"app"},iOS:{...m,Hermes:e}}},{name:"Safari DevTools",anchor:"#safari-devtools",support:{Android:m,iOS:{...m,JSC:"worklets"}}},{name:"React Developer Tools",anchor:"#react-developer-tools",support:{Android:{JSC:"app",Hermes:"app",V8:"app"},iOS:{JSC:"app",Hermes:"app",V8:"none"}}}]}function u(a,e){let l=e.engine==="all"?_:[e.engine],i=e.platform==="all"?g:[e.platform],t=a.map(s=>({tool:s,platforms:i.filter(c=>l.some(h=>R(s.support[c][h],e.support)))}));return{engines:l,rows:t.filter(s=>s.platforms.length>0)}}function R(a,e){return e==="any"?!0:a==="worklets"||e==="app"&&a==="app"}var x={platform:"all",engine:"all",support:"any"};function S({version:a}){let[e,l]=w(x),i=b(a),t=u(i,e);return n("div",{className:"DebuggingTable",children:[n(y,{label:"Filters",className:"DebuggingTable-filters",children:[o(p,{label:"Platform",options:H,value:e.platform,onChange:s=>l({...e,platform:s})}),o(p,{label:"Engine",options:J,value:e.engine,onChange:s=>l({...e,engine:s})}),o(p,{label:"Can debug",options:F,value:e.support,onChange:s=>l({...e,support:s})})]}),o(D,{...t,caption:"Debugging tools by platform and engine"}),o("p",{className:"DebuggingTable-count",role:"status",children:O(t,i.length)})]})}function d({name:a,version:e}){let{engines:l,rows:i}=u(b(e).filter(t=>t.name===a),x);return o(D,{engines:l,rows:i,caption:`${a} by platform and engine`,alone:!0})}function D({engines:a,rows:e,caption:l,alone:i=!1}){return n("table",{className:"ToolsTable",children:[o("caption",{children:l}),o("thead",{children:n("tr",{children:[o("th",{scope:"col",children:"Platform"}),a.map(t=>o("th",{scope:"col",children:t},t))]})}),e.map(({tool:t,platforms:s})=>n("tbody",{children:[!i&&o("tr",{children:o("th",{scope:"rowgroup",colSpan:a.length+1,children:o("a",{href:t.anchor,children:t.name})})}),s.map(c=>n("tr",{children:[o("th",{scope:"row",children:c}),a.map(h=>o(N,{tool:t,support:t.support[c][h]},h))]},c))]},t.name))]})}var A={worklets:"worklets",app:"app only",none:"none"};function N({tool:a,support:e}){return n("td",{className:`ToolsTable-${e}`,children:[A[e],e==="worklets"&&a.footnote!==void 0&&` ${a.footnote}`]})}function O({rows:a},e){let l=a.reduce((i,t)=>i+t.platforms.length,0);return`${a.length} of ${e} tools, ${l} of ${e*g.length} rows`}var H=[{value:"all",label:"All platforms"},{value:"Android",label:"Android"},{value:"iOS",label:"iOS"}],J=[{value:"all",label:"All engines"},{value:"JSC",label:"JSC"},{value:"Hermes",label:"Hermes"},{value:"V8",label:"V8"}],F=[{value:"any",label:"Anything"},{value:"app",label:"The app"},{value:"worklets",label:"Worklets"}];var r=v("content/docs/2.x/guide/debugging.mdx");function C(a){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",li:"li",p:"p",path:"path",pre:"pre",span:"span",strong:"strong",svg:"svg",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...a.components};return n(k,{children:[o(e.p,{children:`Worklets run in a second JavaScript runtime, so not every debugging tool sees them. The code of your components can be debugged as in any
React Native app, and so can code that uses the 1.x API only. On the web there is only one runtime, and the tools of any browser will do.`}),`
`,n(e.div,{className:"admonition admonition-caution alert alert--warning",children:[n(e.div,{className:"admonition-heading",children:[o(e.span,{className:"admonition-icon",children:o(e.svg,{viewBox:"0 0 24 24",width:"16",height:"16","aria-hidden":"true",children:o(e.path,{fillRule:"evenodd",d:"M12 2.5 1.5 21h21zM11 9v6h2V9zM11 16.5v2h2v-2z"})})}),o(e.span,{className:"admonition-title",children:"Where logs appear"})]}),o(e.div,{className:"admonition-content",children:n(e.p,{children:[o(e.code,{translate:"no",children:"console.log"}),` in a worklet prints to the console of the app, not to one of its own: it hands copies of its arguments to the JavaScript thread.
On Android and iOS the console of worklets has only `,o(e.code,{translate:"no",children:"debug"}),", ",o(e.code,{translate:"no",children:"log"}),", ",o(e.code,{translate:"no",children:"info"}),", ",o(e.code,{translate:"no",children:"warn"})," and ",o(e.code,{translate:"no",children:"error"}),"."]})})]}),`
`,n(e.h2,{id:"overview",children:["Summary",o(e.a,{className:"hash-link",href:"#overview","aria-label":"Direct link to Summary",title:"Direct link to Summary"})]}),`
`,o(e.p,{children:"Choose your platform and your engine to see which tools help:"}),`
`,o(S,{version:"2.x"}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[o(e.strong,{children:"worklets"}),": the app and its worklets can be debugged."]}),`
`,n(e.li,{children:[o(e.strong,{children:"app only"}),": as in every React Native app; worklets cannot be debugged."]}),`
`,n(e.li,{children:[o(e.strong,{children:"none"}),": not available in React Native apps."]}),`
`,n(e.li,{children:["¹ JavaScript versions of the library's functions are used, and worklets run on the JavaScript thread. ",o(e.code,{translate:"no",children:"measure"}),` and layout
animations are not available.`]}),`
`]}),`
`,o(e.p,{children:`To set a breakpoint in a worklet you have two choices: the Chrome debugger, where the worklet no longer runs on the UI thread, or an iOS build
with JSC and Safari. On a device with Hermes, log from the worklet.`}),`
`,n(e.h2,{id:"two-contexts",children:["Two contexts",o(e.a,{className:"hash-link",href:"#two-contexts","aria-label":"Direct link to Two contexts",title:"Direct link to Two contexts"})]}),`
`,n(e.p,{children:[`The JavaScript thread has the runtime of React Native, the UI thread has the one of Reanimated; see
`,o(e.a,{...r[0],children:"Architecture"}),". The global ",o(e.code,{translate:"no",children:"_WORKLET"})," tells you where code runs:"]}),`
`,o(e.div,{className:"code-block","data-language":"tsx",children:o(e.pre,{translate:"no",tabIndex:"0",children:o(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { runOnUI } <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">declare const</span> _WORKLET: <span class="code:entity.name.type">boolean</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">whereAmI</span>() {
</span><span class="code-line">  <span class="code:string">'worklet'</span>;
</span><span class="code-line">  console.<span class="code:entity.name.function">log</span>(_WORKLET ? <span class="code:string">'UI thread'</span> : <span class="code:string">'JavaScript thread'</span>);
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Probe</span>() {
</span><span class="code-line">  <span class="code:keyword">return</span> &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Probe"</span> onPress={() <span class="code:keyword">=> </span><span class="code:entity.name.function">runOnUI</span>(whereAmI)()} />;
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.p,{children:["The button logs ",o(e.code,{translate:"no",children:"UI thread"})," on a device, and ",o(e.code,{translate:"no",children:"JavaScript thread"})," under the Chrome debugger."]}),`
`,n(e.h2,{id:"chrome-debugger",children:["Chrome debugger",o(e.a,{className:"hash-link",href:"#chrome-debugger","aria-label":"Direct link to Chrome debugger",title:"Direct link to Chrome debugger"})]}),`
`,o(d,{name:"Chrome debugger",version:"2.x"}),`
`,n(e.p,{children:["The ",o(e.a,{href:"https://github.com/facebook/react-native-website/blob/f3aa38d139d2a500b6bd301d24253b9b9e93ac50/website/versioned_docs/version-0.71/debugging.md#chrome-developer-tools",target:"_blank",rel:"noopener noreferrer",children:"Chrome debugger"}),`
does not look into the app; it replaces its engine. All JavaScript runs in a web worker of the browser on your desktop, with the engine of that
browser. So the tool works whatever engine the app has, with one exception: V8 on iOS.`]}),`
`,o(e.p,{children:`There is no UI runtime then. Worklets run on the JavaScript thread, with JavaScript versions of the library's functions. Before 2.3.2
Reanimated 2 does not run under this debugger. From 2.12 on:`}),`
`,n(e.ul,{children:[`
`,o(e.li,{children:"Breakpoints work, in ordinary code and in worklets."}),`
`,n(e.li,{children:[o(e.a,{...r[1],children:o(e.code,{translate:"no",children:"measure"})})," gives ",o(e.code,{translate:"no",children:"null"}),` and logs
`,o(e.code,{translate:"no",children:"[Reanimated] measure() cannot be used with Chrome Debugger."})," The method ",o(e.code,{translate:"no",children:"measure"})," of React Native's own refs works."]}),`
`,n(e.li,{children:[o(e.a,{...r[2],children:o(e.code,{translate:"no",children:"scrollTo"})})," does nothing."]}),`
`,n(e.li,{children:[o(e.a,{...r[3],children:"Layout animations"})," have no effect."]}),`
`,n(e.li,{children:[o(e.a,{...r[4],children:o(e.code,{translate:"no",children:"useAnimatedSensor"})}),` logs
`,o(e.code,{translate:"no",children:"[Reanimated] useAnimatedSensor is not available on web yet."})]}),`
`]}),`
`,n(e.h2,{id:"chrome-devtools",children:["Chrome DevTools",o(e.a,{className:"hash-link",href:"#chrome-devtools","aria-label":"Direct link to Chrome DevTools",title:"Direct link to Chrome DevTools"})]}),`
`,o(d,{name:"Chrome DevTools",version:"2.x"}),`
`,n(e.p,{children:[o(e.a,{href:"https://github.com/facebook/react-native-website/blob/f3aa38d139d2a500b6bd301d24253b9b9e93ac50/website/versioned_docs/version-0.71/hermes.md#debugging-js-on-hermes-using-google-chromes-devtools",target:"_blank",rel:"noopener noreferrer",children:"Chrome DevTools"}),`
are built into Chrome and attach to the engine on the device. The code stays there and behaves as it does without a debugger. They need
Hermes, or V8 on Android; JSC does not speak their protocol.`]}),`
`,n(e.p,{children:["Open ",o(e.code,{translate:"no",children:"chrome://inspect"}),` in Google Chrome and choose the target named after React Native. It shows the code of the app. Worklets do not appear;
`,o(e.a,{href:"#patches",children:"below"})," is why."]}),`
`,o(e.p,{children:"Known issues:"}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[`A recording of the profiler cannot be stopped. The cause was a bug of Hermes, mended in
`,o(e.a,{href:"https://github.com/facebook/react-native/pull/34129",target:"_blank",rel:"noopener noreferrer",children:"React Native"}),"."]}),`
`]}),`
`,n(e.h2,{id:"flipper-hermes-debugger",children:["Flipper (Hermes debugger)",o(e.a,{className:"hash-link",href:"#flipper-hermes-debugger","aria-label":"Direct link to Flipper (Hermes debugger)",title:"Direct link to Flipper (Hermes debugger)"})]}),`
`,o(d,{name:"Flipper",version:"2.x"}),`
`,n(e.p,{children:[o(e.a,{href:"https://fbflipper.com/",target:"_blank",rel:"noopener noreferrer",children:"Flipper"}),` is a desktop app that contains Chrome DevTools, and adds tools to inspect the interface. It sees what Chrome
DevTools see: the code of the app, no worklets.`]}),`
`,o(e.p,{children:"Known issues, besides that of the profiler above:"}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[`On Android the app crashes after Flipper is closed, and again at the next start. This is an
`,o(e.a,{href:"https://github.com/facebook/flipper/issues/3026",target:"_blank",rel:"noopener noreferrer",children:"issue of Flipper"}),"."]}),`
`]}),`
`,n(e.h2,{id:"safari-devtools",children:["Safari DevTools",o(e.a,{className:"hash-link",href:"#safari-devtools","aria-label":"Direct link to Safari DevTools",title:"Direct link to Safari DevTools"})]}),`
`,o(d,{name:"Safari DevTools",version:"2.x"}),`
`,n(e.p,{children:[o(e.a,{href:"https://github.com/facebook/react-native-website/blob/f3aa38d139d2a500b6bd301d24253b9b9e93ac50/website/versioned_docs/version-0.71/debugging.md#safari-developer-tools",target:"_blank",rel:"noopener noreferrer",children:"Safari DevTools"}),`
attach to iOS apps that use JSC. The code stays on the device. Open the menu `,o(e.em,{children:"Develop"}),` and choose the device. It lists two contexts named
JSContext, in random order:`]}),`
`,n(e.table,{role:"table",children:[o(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[o(e.th,{role:"columnheader",children:"Context"}),o(e.th,{role:"columnheader",children:"Logs"}),o(e.th,{role:"columnheader",children:"Sources"}),o(e.th,{role:"columnheader",children:"Breakpoints"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[o(e.td,{role:"cell","data-label":"Context",children:"of the app"}),o(e.td,{role:"cell","data-label":"Logs",children:"all output"}),n(e.td,{role:"cell","data-label":"Sources",children:["only the transformed ",o(e.code,{translate:"no",children:"indexjs.bundle"})]}),o(e.td,{role:"cell","data-label":"Breakpoints",children:"yes"})]}),n(e.tr,{role:"row",children:[o(e.td,{role:"cell","data-label":"Context",children:"of the UI thread"}),o(e.td,{role:"cell","data-label":"Logs",children:"none"}),o(e.td,{role:"cell","data-label":"Sources",children:"every worklet as a separate file"}),o(e.td,{role:"cell","data-label":"Breakpoints",children:"yes"})]})]})]}),`
`,n(e.h2,{id:"react-developer-tools",children:["React Developer Tools",o(e.a,{className:"hash-link",href:"#react-developer-tools","aria-label":"Direct link to React Developer Tools",title:"Direct link to React Developer Tools"})]}),`
`,o(d,{name:"React Developer Tools",version:"2.x"}),`
`,n(e.p,{children:[o(e.a,{href:"https://github.com/facebook/react-native-website/blob/f3aa38d139d2a500b6bd301d24253b9b9e93ac50/website/versioned_docs/version-0.71/debugging.md#react-developer-tools",target:"_blank",rel:"noopener noreferrer",children:"React Developer Tools"}),`
show the tree of components and record renders. They work as usual, and worklets do not appear in them. On Android forward the port first:`]}),`
`,o(e.div,{className:"code-block","data-language":"bash",children:o(e.pre,{translate:"no",tabIndex:"0",children:o(e.code,{className:"language-bash",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:entity.name.function">adb </span><span class="code:string">reverse tcp:8097 tcp:8097</span>
</span>`}})})}),`
`,n(e.h2,{id:"patches",children:["Worklets with Hermes",o(e.a,{className:"hash-link",href:"#patches","aria-label":"Direct link to Worklets with Hermes",title:"Direct link to Worklets with Hermes"})]}),`
`,n(e.p,{children:[`A runtime has to register with the debugger of Hermes to be seen. No release of 2.x does that for the runtime of worklets, and the Babel plugin of
2.x writes no source maps for them. Both came with 3.0.0, and so did the name "Reanimated Runtime" in lists of targets. The patches for
`,o(e.code,{translate:"no",children:"metro-inspector-proxy"}),` that one finds for Reanimated belong to 3.x and do nothing here. If you need breakpoints in worklets on a device with
Hermes, `,o(e.a,{...r[5],children:"move to 3.x"}),` and follow
`,o(e.a,{...r[6],children:"its guide"}),"."]}),`
`,n(e.h2,{id:"related",children:["Related",o(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[o(e.a,{...r[7],children:"Architecture"})," – the two runtimes."]}),`
`,n(e.li,{children:[o(e.a,{...r[8],children:"Worklets"})," – what runs where."]}),`
`,n(e.li,{children:[o(e.a,{...r[9],children:"runOnUI"})," – run a probe on the UI thread."]}),`
`,n(e.li,{children:[o(e.a,{...r[10],children:"measure"}),", ",o(e.a,{...r[11],children:"scrollTo"}),`,
`,o(e.a,{...r[12],children:"useAnimatedSensor"}),` – functions that behave differently under a
debugger.`]}),`
`,n(e.li,{children:[o(e.a,{...r[13],children:"Troubleshooting"})," – known error messages."]}),`
`,n(e.li,{children:[o(e.a,{...r[14],children:"Testing with Jest"})," – catch the problem in a test."]}),`
`,n(e.li,{children:[o(e.a,{...r[15],children:"Web support"})," – the implementation without a second runtime."]}),`
`,n(e.li,{children:[o(e.a,{...r[16],children:"About"})," – known limitations."]}),`
`,n(e.li,{children:[o(e.a,{...r[17],children:"Installation"})," – the setup behind most errors."]}),`
`]})]})}function f(a={}){let{wrapper:e}=a.components||{};return e?o(e,{...a,children:o(C,{...a})}):C(a)}var I={path:"/__legacydocs_version__/guide/debugging",title:"Debugging worklets",documentTitle:"Debugging worklets | React Native Reanimated",description:"Which debugging tools see the worklets of Reanimated 2.x, on which platform and engine, how to set them up, and their known issues.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/guide/debugging",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/guide/debugging",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"Guides"},{label:"Debugging worklets"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/guide/testing",label:"Testing with Jest"},next:{href:"/__legacydocs_base__/__legacydocs_version__/tutorials/LayoutAnimations/layoutAnimations",label:"Layout Animations"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-guide/debugging","docs-versioned"],kind:"doc",id:"guide/debugging",showTitle:!0,toc:[{id:"overview",level:2,html:"Summary"},{id:"two-contexts",level:2,html:"Two contexts"},{id:"chrome-debugger",level:2,html:"Chrome debugger"},{id:"chrome-devtools",level:2,html:"Chrome DevTools"},{id:"flipper-hermes-debugger",level:2,html:"Flipper (Hermes debugger)"},{id:"safari-devtools",level:2,html:"Safari DevTools"},{id:"react-developer-tools",level:2,html:"React Developer Tools"},{id:"patches",level:2,html:"Worklets with Hermes"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null},frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/guide/debugging"}},runtime:"",stylesheets:[],imports:[]},oe=T({content:f,route:I});export{oe as mount};
